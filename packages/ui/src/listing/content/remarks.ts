import { cleanText, type Text } from "@realtor/profile/text";
import type { Remarks } from "../listing-content.ts";

/** A first sentence of more characters is too long to be set large. */
const maxLead = 140;

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

/** Feeds contain HTML that the author's program added: tags are removed, line breaks kept. */
function toPlainText(text: string): string {
  return text
    .replaceAll(/<\s*(?:br|\/p|\/div|\/li)\b[^>]*>/gi, "\n\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity);
}

/** Up to a full stop that is not after an initial, such as `J.`. */
const firstSentence = /^.*?(?<!\b[A-Z])[.!?](?=\s+["“(]?[A-Z0-9])/;

/** A text in capitals, which is not set large. */
function isShouted(text: string): boolean {
  const letters = text.replaceAll(/[^A-Za-z]/g, "");
  return letters.length > 20 && letters.replaceAll(/[a-z]/g, "").length > 0.7 * letters.length;
}

/** Reads the remarks: the first sentence as the lead, if it is short, and the other text in paragraphs. */
export function readRemarks(value: Text): Remarks {
  const text = cleanText(toPlainText(value ?? ""));
  if (text === null) return { lead: null, paragraphs: [] };
  const [first = "", ...rest] = text
    .split(/\s*\n\s*/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, " ").trim())
    .filter((paragraph) => paragraph !== "");
  const sentence = firstSentence.exec(first)?.[0] ?? first;
  if (sentence.length > maxLead || isShouted(sentence))
    return { lead: null, paragraphs: [first, ...rest] };
  const remaining = first.slice(sentence.length).trim();
  return { lead: sentence, paragraphs: remaining === "" ? rest : [remaining, ...rest] };
}
