import { createTransport } from "nodemailer";

/** How mail is sent: the SMTP server's address with user and password, and who it is from. */
export interface MailSettings {
  smtpUrl: string;
  from: string;
}

/** One mail in both its forms. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Hands a mail to the SMTP server. Rejects when that does not take it. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const limitMs = 10_000;

/** Mail through an SMTP server; connects with the first mail. */
export function openMailer({ smtpUrl, from }: MailSettings): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
  });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
    close: () => transport.close(),
  };
}
