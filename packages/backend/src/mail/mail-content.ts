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

/** A `mailto:` URL, to which no part of the address can add a header or a receiver. */
export function mailtoUrl(address: string): string {
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}

export function renderMailText(content: MailContent): string {
  const { heading, intro, facts, actions, notes } = content;
  const blocks = [
    heading,
    ...intro,
    facts.map(factText).join("\n"),
    actions.map(({ label, href }) => `${label}:\n${href}`).join("\n\n"),
    ...notes.map((note) => (typeof note === "string" ? note : `${note.label}:\n${note.href}`)),
    "Built for Realtors",
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

/** A multiline value is indented, so that it cannot look like the rest of the mail. */
function factText({ label, value, href, multiline }: MailFact): string {
  if (multiline) return `${label}:\n${value.replace(/^/gm, "> ")}`;
  // First strong isolate: a value written from right to left keeps the order of the line.
  const shown = `\u2068${value}\u2069`;
  return `${label}: ${href && href !== value ? `${shown} ${href}` : shown}`;
}

// Control characters except tab and line feed, and those that reorder or hide text.
const unprintable = /[^\P{Cc}\t\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A message of several lines as plain text: line breaks are kept, control characters are not. */
export function plainMessage(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(unprintable, "").trim();
}
