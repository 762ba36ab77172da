import { once } from "node:events";
import type { AddressInfo } from "node:net";

import { SMTPServer } from "smtp-server";

/** A received mail: its envelope and decoded content. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** User and password of the session. */
  sentBy: string;
  subject: string;
  sender: string;
  text: string;
  html: string;
  /** By lower-case name. */
  headers: Record<string, string>;
}

/**
 * What the server does with a message: it accepts it, asks for a later attempt, refuses it, accepts
 * it and cuts the connection before it answers, or answers after two seconds.
 */
export type MessageAnswer = "accept" | "later" | "refuse" | "cut" | "slow";

/** A fake SMTP server that implements the protocol. */
export interface FakeSmtpServer {
  url: string;
  arrived: ReceivedMail[];
  /** What the server does with the next messages. */
  answer: MessageAnswer;
  /** Resolves with the next mail, to this address if one is given. */
  next(to?: string): Promise<ReceivedMail>;
  close(): Promise<void>;
}

/**
 * Starts the server. With `refuse` it rejects recipients with an error that contains the address.
 */
export async function startSmtp({ refuse = false } = {}): Promise<FakeSmtpServer> {
  const arrived: ReceivedMail[] = [];
  const waiting: { to: string | undefined; resolve: (mail: ReceivedMail) => void }[] = [];
  function report(mail: ReceivedMail): void {
    const index = waiting.findIndex(({ to }) => to === undefined || mail.to.includes(to));
    if (index !== -1) waiting.splice(index, 1)[0]?.resolve(mail);
  }
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      done(null, { user: `${username}:${password}` }),
    onRcptTo: ({ address }, _session, done) =>
      refuse ? done(new Error(`No such mailbox: ${address}`)) : done(),
    onData(stream, { envelope, user, id }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const mail = {
          from: envelope.mailFrom === false ? "" : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          sentBy: String(user),
          ...readMessage(Buffer.concat(chunks).toString()),
        };
        if (fake.answer === "later") return done(withCode(451, "Try again later"));
        if (fake.answer === "refuse") return done(withCode(554, "Refused as unwanted"));
        arrived.push(mail);
        report(mail);
        if (fake.answer === "slow") return setTimeout(done, 2000);
        if (fake.answer === "cut") {
          for (const connection of server.connections)
            // oxlint-disable-next-line no-underscore-dangle -- the server has no public way to cut one.
            if (connection.id === id) connection._socket.destroy();
        }
        return done();
      });
    },
  });
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  // The address of a listening TCP server is never a string.
  const { port } = listening.address() as AddressInfo;
  const fake: FakeSmtpServer = {
    answer: "accept",
    url: `smtp://user:p%40ss@127.0.0.1:${port}`,
    arrived,
    next: (to) => new Promise((resolve) => waiting.push({ to, resolve })),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return fake;
}

function withCode(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Parses subject, sender and both parts of a `multipart/alternative` message. */
function readMessage(raw: string) {
  const { headers, body } = split(raw);
  const boundary = /boundary="?([^";\r\n]+)/.exec(headers["content-type"] ?? "")?.[1] ?? "";
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, "")));
  const find = (type: string) => {
    const part = parts.find((one) => one.headers["content-type"]?.startsWith(type));
    return part ? decodeBody(part.body, part.headers["content-transfer-encoding"] ?? "") : "";
  };
  return {
    subject: decodeWords(headers["subject"] ?? ""),
    sender: decodeWords(headers["from"] ?? ""),
    text: find("text/plain"),
    html: find("text/html"),
    headers,
  };
}

function split(message: string): { headers: Record<string, string>; body: string } {
  const end = message.indexOf("\r\n\r\n");
  const lines = message
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { headers, body: message.slice(end + 4) };
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  const plain = encoding === "quoted-printable" ? unquote(body.replace(/=\r\n/g, "")) : body;
  return plain.replaceAll("\r\n", "\n");
}

/** Decodes RFC 2047 encoded words, such as `=?UTF-8?B?…?=`. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_word, kind: string, inner: string) =>
      kind.toUpperCase() === "B"
        ? Buffer.from(inner, "base64").toString()
        : unquote(inner.replaceAll("_", " ")),
    );
}

function unquote(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_match, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString();
}
