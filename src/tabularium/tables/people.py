"""People: what a seat belongs to. A person has devices, a name, and perhaps a way back.

Whoever comes is a person already, with one device: the hash of its token is the person's id. `devices` names the
others, and those that are no longer good. Nothing here opens a table; what changes tables is in `joining.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from concurrent.futures import Future
from dataclasses import dataclass, replace

from tabularium.tables.chairs import DAY, LONGEST_NAME, one_line
from tabularium.tables.refusals import NotNow
from tabularium.tables.store import Statement, Store, adding_new, putting
from tabularium.tables.tokens import hashed, is_device, new_device, new_token, same, seal
from tabularium.tables.way_back import Typed, new_secret

PAIRING_SECONDS = 600.0
CAREFUL_SECONDS = DAY  # a device that came by the words sends nobody away for so long
LOOKING_SECONDS = 12.0  # a page that has not asked for so long is closed
MOST_TRIED = 10_000  # links that a second device has tried
MOST_PASSKEYS = 10
MOST_DEVICES = 40  # of one person, programs included
LONGEST_TOKEN_DAYS = 366
BROWSER, PROGRAM = "browser", "program"
LOOKS, TRIED = "looks", "tried"  # what other processes are told of a device, and of a link
FIELDS = "device, person, kind, name, added, seen, ends, recovered, gone"

# Every column of the store that names a person: what joining moves, and forgetting clears. A test looks for others.
HOLDERS = (
    ("seats", "holder"),
    ("tables", "host"),
    ("feats", "holder"),
    ("sat", "holder"),
    ("people", "person"),
    ("devices", "person"),
    ("pairings", "person"),
    ("ways", "person"),
    ("wishes", "person"),
    ("hushed", "person"),
    ("notices", "person"),
    ("messages", "person"),
    ("passkeys", "person"),
)


@dataclass(frozen=True)
class Device:
    """One browser, or one token of a program. `seen` is a day, counted from 1970."""

    id: str
    person: str
    kind: str
    name: str
    added: float
    seen: int
    ends: float | None = None
    recovered: float | None = None  # when it came by the words, or was added by one that had
    gone: int = 0  # 1: it was sent away

    def good(self, now: float) -> bool:
        return not self.gone and (self.ends is None or now < self.ends)

    def careful(self, now: float) -> bool:
        """Whether it came by the words so recently that it may not take anything from the person's other devices."""
        return self.recovered is not None and now < self.recovered + CAREFUL_SECONDS

    @property
    def row(self) -> tuple[object, ...]:
        return (
            self.id, self.person, self.kind, self.name, self.added, self.seen, self.ends, self.recovered, self.gone,
        )  # fmt: skip


@dataclass(frozen=True)
class Pairing:
    """A link that adds a device: good once, and for ten minutes."""

    link: str
    person: str
    made_by: str
    salt: str
    ends: float
    device: str  # that asks to be added, or ""
    device_name: str
    joins: int  # 1: it has played for itself, and brings its seats along
    opened: int  # 1: a device has used it
    answer: str  # yes, no, or ""

    @property
    def sign(self) -> str:
        """Four digits that both screens show: who says yes sees that it is the right device."""
        return f"{int(hashed(f'{self.link} {self.device}')[:8], 16) % 10_000:04d}"


@dataclass(frozen=True)
class Passkey:
    """A way back that a device or a security key holds. `count` is how often it was used, where it counts."""

    id: str
    person: str
    public: bytes
    count: int
    name: str
    added: float


@dataclass(frozen=True)
class Note:
    """Something that a device is told about its person: `what` happened, `about` which device, `at` what time."""

    n: int
    what: str
    about: str
    at: float


class People:
    """All people of one store. Devices and names are kept in memory: every request asks for them."""

    def __init__(self, store: Store, key: bytes, clock: Callable[[], float]) -> None:
        self.store, self.key, self.clock = store, key, clock
        self._devices: dict[str, Device] = {}
        self._of: dict[str, set[str]] = {}  # the devices of a person
        self._names: dict[str, str] = {}
        self._told: set[str] = set()  # devices that have something to read
        self._tried_again: set[str] = set()  # hashes of links
        self._looking: dict[str, float] = {}  # devices that have the page of a pairing open, and when they last asked
        self.tell: Callable[[str, str], None] = lambda what, about: None  # other processes of the store
        self.reload()

    def reload(self) -> None:
        """Read the store: at the start, and after something has changed people and tables together."""
        rows = self.store.rows(f"SELECT {FIELDS} FROM devices")
        self._devices, self._of = {}, {}
        for row in rows:
            self._put(Device(*row))
        self._names = dict(self.store.rows("SELECT person, name FROM people WHERE name != ''"))
        self._told = {device for (device,) in self.store.rows("SELECT DISTINCT device FROM told")}

    def _put(self, one: Device) -> None:
        self._devices[one.id] = one
        self._of.setdefault(one.person, set()).add(one.id)

    # -- who is it -----------------------------------------------------------------------------------

    def person_of(self, device: str) -> str:
        """The person whose device this is, known by the hash of its token."""
        found = self._devices.get(device)
        return device if found is None else found.person

    def whose(self, token: str) -> str:
        """The person who shows this token, or "" for one that was taken back or has ended."""
        device = hashed(token)
        found = self._devices.get(device)
        if found is None:
            return device
        return found.person if found.good(self.clock()) else ""

    def knows(self, token: str) -> bool:
        """Whether somebody shows a token of this server that is still good; one from before tokens had a seal must hold
        something here."""
        device = hashed(token)
        found = self._devices.get(device)
        if found is not None:
            return found.good(self.clock())
        if is_device(self.key, token):
            return True
        if not (20 <= len(token) <= 100 and token.isascii()):
            return False
        held = "SELECT 1 FROM seats WHERE holder = ? UNION SELECT 1 FROM feats WHERE holder = ?"
        return self.store.row(held, device, device) is not None

    def is_browser(self, token: str) -> bool:
        """The same for a cookie: the token of a program opens no pages."""
        found = self._devices.get(hashed(token)) if token else None
        return bool(token) and (found is None or found.kind == BROWSER) and self.knows(token)

    def was_sent_away(self, token: str) -> bool:
        found = self._devices.get(hashed(token)) if token else None
        return found is not None and bool(found.gone)

    def name_of(self, person: str) -> str:
        return self._names.get(person, "")

    def devices_of(self, person: str) -> list[Device]:
        """The devices of a person, first the one that came first. One that was never noted is there all the same."""
        known = [self._devices[device] for device in self._of.get(person, ())]
        found = [one for one in known if one.person == person and one.good(self.clock())]
        if person not in self._devices:
            found.append(Device(person, person, BROWSER, "", 0.0, 0))
        return sorted(found, key=lambda one: (one.added, one.id))

    def device(self, device: str) -> Device:
        return self._devices.get(device) or Device(device, device, BROWSER, "", 0.0, 0)

    def holds_something(self, person: str) -> bool:
        """Whether a person has a seat, a table, a feat or another device here, or had a seat."""
        row = self.store.row(
            "SELECT 1 FROM seats WHERE holder = ?1 UNION ALL SELECT 1 FROM tables WHERE host = ?1 AND host != ''"
            " UNION ALL SELECT 1 FROM feats WHERE holder = ?1 UNION ALL SELECT 1 FROM sat WHERE holder = ?1"
            " UNION ALL SELECT 1 FROM people WHERE person = ?1"
            " UNION ALL SELECT 1 FROM devices WHERE person = ?1 LIMIT 1",
            person,
        )
        return row is not None

    # -- when were they here -------------------------------------------------------------------------

    @property
    def today(self) -> int:
        return int(self.clock() // DAY)

    def see(self, token: str, name: str) -> None:
        """A device is here: the store notes the day, once a day, of those who hold something."""
        device = hashed(token)
        found = self._devices.get(device)
        if found is not None and found.seen == self.today:
            return
        if found is None and not self.holds_something(device):
            return
        if found is None:
            found = Device(device, device, BROWSER, name, self.clock(), 0)
        seen = replace(found, seen=self.today)
        self._put(seen)
        self.store.write([  # nothing but the day: another process may just have changed something else
            (adding_new("devices", FIELDS), seen.row),
            ("UPDATE devices SET seen = ? WHERE device = ? AND seen < ?", (self.today, device, self.today)),
        ])  # fmt: skip

    def last_seen(self, person: str) -> int:
        """The last day on which a device of this person was seen, by any process, or 0 if none ever was."""
        known = max((self._devices[device].seen for device in self._of.get(person, ())), default=0)
        if known == self.today or not self.store.shared:
            return known
        [(noted,)] = self.store.rows("SELECT MAX(seen) FROM devices WHERE person = ?", person)
        return max(known, noted or 0)

    def keep(self, *devices: Device) -> Future[None]:
        for one in devices:
            self._put(one)
        return self.store.write([keep_device(one) for one in devices])

    def called(self, one: Device, name: str) -> list[Statement]:
        """Rows that give a device a name."""
        known = replace(one, name=name, added=one.added or self.clock(), seen=one.seen or self.today)
        self._put(known)
        return [
            (adding_new("devices", FIELDS), known.row),
            ("UPDATE devices SET name = ? WHERE device = ?", (name, one.id)),
        ]

    # -- names ---------------------------------------------------------------------------------------

    def call(self, person: str, name: str) -> list[Statement]:
        """What gives a person a name, once it is written and `named`."""
        return [
            ("INSERT INTO people (person, name, words) VALUES (?, '', '') ON CONFLICT DO NOTHING", (person,)),
            ("UPDATE people SET name = ? WHERE person = ?", (name, person)),
        ]

    def named(self, person: str, name: str) -> None:
        self._names[person] = name

    # -- what devices are told -----------------------------------------------------------------------

    def tell_others(self, person: str, but: Container[str], what: str, about: str) -> list[Statement]:
        """Rows that tell all devices of a person something, `but` those that know it."""
        others = [one.id for one in self.devices_of(person) if one.kind == BROWSER and one.id not in but]
        self._told.update(others)
        insert = "INSERT INTO told (device, what, about, at) VALUES (?, ?, ?, ?)"
        return [(insert, (other, what, about, self.clock())) for other in others]

    def notes_for(self, device: str) -> list[Note]:
        if device not in self._told:
            return []
        rows = self.store.rows("SELECT n, what, about, at FROM told WHERE device = ? ORDER BY n", device)
        return [Note(*row) for row in rows]

    def notes_read(self, device: str) -> list[Statement]:
        self._told.discard(device)
        return [("DELETE FROM told WHERE device = ?", (device,))]

    # -- another device ------------------------------------------------------------------------------

    def new_pairing(self, token: str) -> list[Statement]:
        """Rows of a new link of this device; an earlier one no longer works."""
        device, salt = hashed(token), new_token()
        person = self.whose(token)
        self.looks(device)
        ends = self.clock() + PAIRING_SECONDS
        link = hashed(pairing_token(token, salt))
        return [
            ("DELETE FROM pairings WHERE person = ?", (person,)),
            ("INSERT INTO pairings VALUES (?, ?, ?, ?, ?, '', '', 0, 0, '')", (link, person, device, salt, ends)),
        ]

    def pairing_of(self, person: str) -> Pairing | None:
        """The last link of a person, whatever became of it."""
        row = self.store.row("SELECT * FROM pairings WHERE person = ?", person)
        return None if row is None else Pairing(*row)

    def pairing(self, token: str) -> Pairing | None:
        """The link that this token opens, whatever became of it."""
        row = self.store.row("SELECT * FROM pairings WHERE link = ?", hashed(token))
        return None if row is None else Pairing(*row)

    def link_of(self, pairing: Pairing, token: str) -> str:
        """The token in the link, for the device that made it; "" for any other."""
        made = pairing_token(token, pairing.salt)
        return made if same(hashed(made), pairing.link) else ""

    def ask_to_pair(self, link: str, device: str, name: str, joins: bool) -> list[Statement]:
        """Rows of a device that asks to be added. They are the same for any link, also one that nobody made: what
        becomes of them is decided by the row, if there is one. Only a link that is good changes anything on disk, which
        takes time."""
        good = "link = ? AND device = '' AND answer = '' AND ends > ? AND person != ?"
        values = (device, name, joins, hashed(link), self.clock(), self.person_of(device))
        return [(f"UPDATE pairings SET device = ?, device_name = ?, joins = ?, opened = 1 WHERE {good}", values)]

    def tried_again(self, pairing: Pairing) -> None:
        """A second device has tried a link that one has used: its maker is told."""
        self.note_tried(pairing.link)
        self.tell(TRIED, pairing.link)

    def note_tried(self, link: str) -> None:
        if len(self._tried_again) >= MOST_TRIED:
            self._tried_again.clear()
        self._tried_again.add(link)

    def was_tried_again(self, pairing: Pairing) -> bool:
        return pairing.link in self._tried_again

    def is_looking(self, device: str) -> bool:
        """Whether this device has the page open on which it can say yes."""
        return self.clock() - self._looking.get(device, 0.0) < LOOKING_SECONDS

    def looks(self, device: str) -> None:
        self.note_looks(device)
        self.tell(LOOKS, device)

    def note_looks(self, device: str) -> None:
        self._looking[device] = self.clock()

    # -- a way back ----------------------------------------------------------------------------------

    def has_way_back(self, person: str) -> bool:
        return self.store.row("SELECT 1 FROM people WHERE person = ? AND words != ''", person) is not None

    def new_way_back(self, person: str, device: str) -> tuple[bytes, list[Statement]]:
        """A new secret, and the rows that keep its hash. An earlier one no longer works."""
        self.check_careful(device)
        secret = new_secret()
        return secret, [
            ("INSERT INTO people (person, name, words) VALUES (?, '', '') ON CONFLICT DO NOTHING", (person,)),
            (
                "UPDATE people SET words = ?, words_made = ? WHERE person = ?",
                (self.words_hash(secret), self.clock(), person),
            ),
            *self.tell_others(person, (device,), "words", ""),
        ]

    def words_hash(self, secret: bytes) -> str:
        """128 random bits can't be guessed, however fast the hash is; the key makes it worthless elsewhere."""
        return seal(self.key, "way back", secret.hex())

    def brought_back(self, typed: Typed) -> str:
        """The person whose words these are, or "". The store is asked once, whatever was typed."""
        wanted = [self.words_hash(secret) for secret in typed.meant]
        wanted += [seal(self.key, "nobody", new_token()) for _ in range(2 - len(wanted))]
        row = self.store.row("SELECT person, words FROM people WHERE words IN (?, ?)", *wanted)
        return "" if row is None or not any(same(row[1], one) for one in wanted) else str(row[0])

    def check_careful(self, device: str) -> None:
        if self.device(device).careful(self.clock()):
            raise NotNow("careful", "a device that came by the words has to wait a day before it does that")

    # -- passkeys ------------------------------------------------------------------------------------

    def passkeys_of(self, person: str) -> list[Passkey]:
        rows = self.store.rows("SELECT * FROM passkeys WHERE person = ? ORDER BY added", person)
        return [Passkey(*row) for row in rows]

    def passkey(self, passkey: str) -> Passkey | None:
        row = self.store.row("SELECT * FROM passkeys WHERE passkey = ?", passkey)
        return None if row is None else Passkey(*row)

    def new_passkey(self, made: Passkey, device: str) -> list[Statement]:
        """Rows of a new one. A person who has just come by another way back adds none for a day."""
        self.check_careful(device)
        if len(self.passkeys_of(made.person)) >= MOST_PASSKEYS:
            raise NotNow("many-passkeys", f"{MOST_PASSKEYS} passkeys are the most: remove one first")
        values = (made.id, made.person, made.public, made.count, made.name, made.added)
        return [
            (adding_new("passkeys", "passkey, person, public, count, name, added"), values),
            *self.tell_others(made.person, (device,), "passkey", made.name),
        ]

    def drop_passkey(self, person: str, passkey: str, device: str) -> list[Statement]:
        self.check_careful(device)
        return [("DELETE FROM passkeys WHERE passkey = ? AND person = ?", (passkey, person))]

    # -- sending away --------------------------------------------------------------------------------

    def send_away(self, person: str, device: str, by: str) -> list[Statement]:
        """Rows that take a device, or the token of a program, from a person."""
        found = next((one for one in self.devices_of(person) if one.id == device), None)
        if found is None or device == by:
            raise NotNow("no-device", "no other device of yours is called that")
        if found.kind == BROWSER:
            self.check_careful(by)
        sent = replace(found, gone=1)
        self._put(sent)
        pushed = "SELECT way FROM ways WHERE device = ?"
        silenced = [
            (f"DELETE FROM {name} WHERE way IN ({pushed})", (device,)) for name in ("notices", "messages", "ways")
        ]
        return [keep_device(sent), *self.notes_read(device), *silenced]

    # -- programs ------------------------------------------------------------------------------------

    def new_program(self, person: str, name: str, days: int) -> tuple[str, list[Statement]]:
        """A token for a program, which is shown once."""
        if not 1 <= days <= LONGEST_TOKEN_DAYS:
            raise NotNow("token-days", f"a token is good for 1 to {LONGEST_TOKEN_DAYS} days")
        self.check_room(person)
        token, now = new_device(self.key), self.clock()
        made = Device(hashed(token), person, PROGRAM, name, now, self.today, now + days * DAY)
        self._put(made)
        return token, [keep_device(made)]

    def check_room(self, person: str) -> None:
        if len(self.devices_of(person)) >= MOST_DEVICES:
            raise NotNow("many-devices", f"{MOST_DEVICES} devices and tokens are the most: sign one out first")


def keep_device(one: Device) -> Statement:
    return (putting("devices", *FIELDS.split(", ", 1)), one.row)


def pairing_token(token: str, salt: str) -> str:
    """The token in a pairing link. The store has its hash and the salt: only the device that made it can show it
    again."""
    return seal(hashed(f"pairing {token}").encode()[:64], "pairing", salt)


def device_name(text: str) -> str:
    return one_line(text)[:LONGEST_NAME].strip()
