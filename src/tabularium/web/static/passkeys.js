// Passkeys: asks the browser to make one or to show one, and sends its answer with the form.
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
const known = (list) => (list ?? []).map((one) => ({ ...one, id: bytes(one.id) }));

async function made(options) {
  const publicKey = { ...options, challenge: bytes(options.challenge), user: { ...options.user, id: bytes(options.user.id) }, excludeCredentials: known(options.excludeCredentials) };
  const found = await navigator.credentials.create({ publicKey });
  const { clientDataJSON, attestationObject } = found.response;
  return [found, { clientDataJSON: text(clientDataJSON), attestationObject: text(attestationObject) }];
}

async function shown(options) {
  const publicKey = { ...options, challenge: bytes(options.challenge), allowCredentials: known(options.allowCredentials) };
  const found = await navigator.credentials.get({ publicKey });
  const { clientDataJSON, authenticatorData, signature, userHandle } = found.response;
  const response = { clientDataJSON: text(clientDataJSON), authenticatorData: text(authenticatorData), signature: text(signature) };
  return [found, userHandle ? { ...response, userHandle: text(userHandle) } : response];
}

for (const form of document.querySelectorAll("form[data-passkey]")) {
  if (!window.PublicKeyCredential) continue;
  form.hidden = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = form.querySelector("[data-wrong]");
    wrong.hidden = true;
    try {
      const options = JSON.parse(form.dataset.options);
      const [found, response] = await (form.dataset.passkey === "make" ? made(options) : shown(options));
      form.elements.answer.value = JSON.stringify({ id: found.id, rawId: text(found.rawId), type: found.type, response });
      form.submit();
    } catch {
      wrong.hidden = false; // it was cancelled, or there is none
    }
  });
}
