"""Mail: over SMTP, with TLS unless the mail server is on this machine."""

from __future__ import annotations

import ipaddress
import re
import smtplib
import ssl
from collections.abc import Mapping
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate
from html import escape
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tabularium.kernel.refusals import Refusal
from tabularium.notices.ways import Letter, NotSent

SECONDS = 15.0  # that the server may be silent
PORTS = {"smtp": 587, "smtps": 465}
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*")
LONGEST_ADDRESS = 200
END = ": \u00a0\u202f"  # of a text that an address follows; as a link it has none
PASSWORD = "TABULARIUM_MAIL_PASSWORD"


class BadMail(Refusal):
    """The options for mail make no sense."""


@dataclass(frozen=True)
class MailServer:
    """Where mail is handed over."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)
    tls: bool = False  # from the first byte; else by STARTTLS
    local: bool = False  # on this machine: nobody listens on the way
    seconds: float = SECONDS
    context: ssl.SSLContext | None = None

    def send(self, address: str, letter: Letter, now: float) -> None:
        """Hand a letter over. The same letter has the same Message-ID however often it is sent."""
        message = composed(address, self.sender, letter, now)
        try:
            with self._connected() as server:
                server.send_message(message, self.sender, [address])
        except smtplib.SMTPRecipientsRefused as refused:
            code = next(iter(refused.recipients.values()))[0]
            raise refusal_of(code) from None
        except smtplib.SMTPDataError as refused:
            raise refusal_of(refused.smtp_code) from None
        except smtplib.SMTPAuthenticationError:
            raise NotSent("login") from None
        except smtplib.SMTPServerDisconnected as cut:
            raise NotSent("silent" if isinstance(cut.__context__, TimeoutError) else "away") from None
        except smtplib.SMTPException:
            raise NotSent("server") from None
        except TimeoutError:
            raise NotSent("silent") from None
        except ssl.SSLError:
            raise NotSent("tls") from None
        except OSError:
            raise NotSent("away") from None

    def _connected(self) -> smtplib.SMTP:
        context = self.context or ssl.create_default_context()
        if self.tls:
            server: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=self.seconds, context=context)
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=self.seconds)
        try:
            if not (self.tls or self.local):
                server.ehlo()
                if not server.has_extn("starttls"):
                    raise NotSent("no-tls")
                server.starttls(context=context)
            if self.user:
                server.login(self.user, self.password)
        except BaseException:
            server.close()
            raise
        return server


def refusal_of(code: int) -> NotSent:
    return NotSent("bounced", for_good=True) if code >= 500 else NotSent("refused")


def composed(address: str, sender: str, letter: Letter, now: float) -> EmailMessage:
    message = EmailMessage()
    message["Subject"] = letter.title
    message["From"] = f"Tabularium <{sender}>"
    message["To"] = address
    message["Date"] = formatdate(now)
    message["Message-ID"] = f"<{letter.tag}@{sender.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    if letter.stop:
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    foot = f"\n-- \n{letter.stop_text}\n{letter.stop}\n" if letter.stop else ""
    message.set_content(f"{letter.text}\n\n{letter.link_text}\n{letter.link}\n{foot}")
    lines = "".join(f"<p>{escape(line)}</p>" for line in letter.lines)
    stop = (
        f'<p><small><a href="{escape(letter.stop)}">{escape(letter.stop_text.rstrip(END))}</a></small></p>'
        if letter.stop
        else ""
    )
    link = f'<p><a href="{escape(letter.link)}">{escape(letter.link_text.rstrip(END))}</a></p>'
    message.add_alternative(f"<!doctype html><html><body>{lines}{link}{stop}</body></html>", subtype="html")
    return message


def is_address(text: str) -> bool:
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None


def is_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def mail_server(url: str, sender: str, password_file: Path | None, environment: Mapping[str, str]) -> MailServer | None:
    """The mail server that the options name, or None where they name none."""
    if not url:
        if sender:
            raise BadMail("--mail-from needs a mail server: give one with --mail smtp://user@host:587")
        return None
    try:
        parts = urlsplit(url)
        host, port, user = parts.hostname or "", parts.port, unquote(parts.username or "")
    except ValueError:
        host, port, user = "", None, ""
        parts = urlsplit("")
    if parts.scheme not in PORTS or not host or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise BadMail(f"a mail server is like smtp://user@host:587 or smtps://user@host:465, not “{shown(url)}”")
    if parts.password:
        raise BadMail(
            f"the password is not part of --mail: put it into a file (--mail-password-file) or into {PASSWORD}"
        )
    if not is_address(sender):
        raise BadMail(f"mail needs a sender: --mail-from games@example.org, not “{sender}”")
    password = environment.get(PASSWORD, "")
    if password_file is not None:
        try:
            password = password_file.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as wrong:
            raise BadMail(f"the password can't be read from {password_file}: {wrong}") from None
    if user and not password:
        raise BadMail(f"{user} needs a password: put it into a file (--mail-password-file) or into {PASSWORD}")
    local = is_this_machine(host)
    return MailServer(host, port or PORTS[parts.scheme], sender, user, password, parts.scheme == "smtps", local)


def shown(url: str) -> str:
    """An address as it was typed, without what may be a password."""
    return re.sub(r":[^:/@]*@", ":…@", url)[:100]
