import type { Lang } from "@realtor/api/locales";

/** A link in a mail; `href` is created by this service. */
export interface MailLink {
  label: string;
  href: string;
}

/** A labeled value; text from visitors is plain text. */
export interface MailFact {
  label: string;
  value: string;
  href?: string | undefined;
  /** Keeps line breaks. */
  multiline?: boolean;
}

/** Content of a mail, from which both its HTML and its plain text are created. */
export interface MailContent {
  lang: Lang;
  subject: string;
  heading: string;
  intro: readonly string[];
  facts: readonly MailFact[];
  actions: readonly MailLink[];
  notes: readonly (string | MailLink)[];
}
