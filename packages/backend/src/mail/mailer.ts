import { checkEmail } from "@realtor/api/rules";
import type { Transporter } from "nodemailer";
import { z } from "zod";
import { isEncrypted, isLocalHost } from "@realtor/server/encrypted-connection";
import type { Values, Variables } from "@realtor/server/env";
import { StartError, rootCauseMessage } from "@realtor/server/errors";
import type { Outcome } from "@realtor/server/retry";

/** SMTP URL with credentials, and the sender address. */
export interface MailSettings {
  smtpUrl: string;
  from: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** What a mail about stored data has in addition. */
export interface MailOptions {
  /**
   * Identifies the mail: its Message-ID is the same in every attempt, so that a receiver can
   * recognize a repeated one.
   */
  id: string;
  /** Name of the sender, with the sender's address; that of the product by default. */
  fromName?: string | undefined;
  /** Address that a reply goes to; the sender by default. */
  replyTo?: { name: string; address: string } | undefined;
  /** Where the receiver ends mails of this kind: an `https:` or `mailto:` URL. */
  unsubscribeUrl?: string | undefined;
}

/** Those who use one are given undefined if no SMTP server is configured. */
export interface Mailer {
  /** Sends a mail. Rejects if the SMTP server does not accept it. */
  send(mail: Mail, options?: MailOptions): Promise<void>;
  close(): void;
}

const timeoutMs = 10_000;
/**
 * Until a response, also after the content: after a shorter time the server may have accepted the mail, and
 * it would be sent again. Shorter than an attempt of the delivery worker.
 */
const responseTimeoutMs = 50_000;

/** Creates a mailer for an SMTP server; loads its library and connects when the first mail is sent. */
export function createMailer({ smtpUrl, from }: MailSettings): Mailer {
  let opened: Promise<Transporter> | undefined;
  return {
    async send({ to, ...mail }, options) {
      opened ??= openTransport(smtpUrl);
      const transport = await opened;
      await transport.sendMail({
        from:
          options?.fromName === undefined
            ? from
            : { name: options.fromName, address: senderAddress(from) },
        ...mail,
        // An object is not parsed, so that no address can add another one.
        to: { name: "", address: to },
        headers: {
          "Auto-Submitted": "auto-generated",
          ...(options?.unsubscribeUrl && { "List-Unsubscribe": `<${options.unsubscribeUrl}>` }),
        },
        ...(options && {
          messageId: `<${options.id}@${senderDomain(from)}>`,
          ...(options.replyTo && { replyTo: options.replyTo }),
        }),
      });
    },
    close() {
      void opened?.then((transport) => transport.close());
    },
  };
}

async function openTransport(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url: smtpUrl,
    // Servers on other machines get no mail without STARTTLS.
    requireTLS: !isLocalHost(new URL(smtpUrl).hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: responseTimeoutMs,
  });
}

/** The address of `hello@realtor.example`, alone or as `Name <hello@realtor.example>`. */
function senderAddress(from: string): string {
  return /<([^<>]+)>$/.exec(from)?.[1] ?? from;
}

function senderDomain(from: string): string {
  return /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
}

export const mailVariables = {
  SMTP_URL: [
    z
      .string()
      .refine((url) => /^smtps?:\/\/[^/]/.test(url) && URL.canParse(url) && isEncrypted(url))
      .optional(),
    "an SMTP URL, such as smtps://user:password@mail.example:465",
  ],
  MAIL_FROM: [
    z.string().refine(isSender).optional(),
    "the sender of mail, such as Built for Realtors <hello@realtor.example>",
  ],
} as const satisfies Variables;

/**
 * Returns the mail settings; undefined without an SMTP server.
 * @throws {StartError} if SMTP_URL is set without MAIL_FROM.
 */
export function readMailSettings(given: Values<typeof mailVariables>): MailSettings | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = given;
  if (smtpUrl === undefined) return undefined;
  if (from === undefined) {
    throw new StartError(
      `MAIL_FROM is missing: with SMTP_URL set it to ${mailVariables.MAIL_FROM[1]}.`,
    );
  }
  return { smtpUrl, from };
}

/** `hello@realtor.example`, alone or as `Name <hello@realtor.example>`. */
function isSender(value: string): boolean {
  const named = /^[^<>\r\n]+ <([^<>\r\n]+)>$/.exec(value);
  return checkEmail(named?.[1] ?? value) === null;
}

/** Codes of failures of the credentials or the session, which the operator has to correct. */
const ofSession = new Set(["EAUTH", "ECONNECTION", "ETLS", "EDNS", "ESOCKET"]);

/**
 * The outcome of an attempt that the mailer rejected: a response of 500 to 599 to the recipient or
 * the content is final, everything else is tried again.
 */
export function toMailOutcome(error: unknown): Outcome {
  if (!(error instanceof Error)) return { kind: "unavailable", error: String(error) };
  const code = "code" in error ? String(error.code) : "";
  const status = "responseCode" in error ? Number(error.responseCode) : undefined;
  if (status === undefined)
    return { kind: "unavailable", error: code || rootCauseMessage(error), noResponse: true };
  // The response may contain the address, which must not be logged.
  const response =
    "response" in error
      ? String(error.response)
          .replace(/^\d{3}[ -]/, "")
          .slice(0, 300)
      : "";
  const failure = { error: `SMTP ${status}`, receiverMessage: response };
  const isFinal = status >= 500 && status < 600 && !ofSession.has(code);
  return { kind: isFinal ? "rejected" : "unavailable", ...failure };
}
