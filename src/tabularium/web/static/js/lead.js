// When all have agreed to play again, whoever looks at the old table is led to the new one. Who opens the old one later stays.
const old = () => document.querySelector("[data-go]");

if (!old()) {
  new MutationObserver(() => { if (old()) location.assign(old().dataset.go); })
    .observe(document.querySelector("#main"), { subtree: true, childList: true, attributes: true, attributeFilter: ["data-go"] });
}
