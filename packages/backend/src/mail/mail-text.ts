import type { MailContent, MailFact } from "./mail-content.ts";

/** Creates the plain text of a mail. */
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
