import { createTransport } from "nodemailer";

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

export interface Mailer {
  /** Sends a mail. Rejects if the SMTP server does not accept it. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const timeoutMs = 10_000;

/** Creates a mailer for an SMTP server; connects when the first mail is sent. */
export function createMailer({ smtpUrl, from }: MailSettings): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
    close: () => transport.close(),
  };
}
