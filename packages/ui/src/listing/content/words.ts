import { isByHand } from "@realtor/profile/rules/market-rules";
import { cleanText, type Text } from "@realtor/profile/text";
import type { Lang } from "../../labels/labels.ts";
import type { HomeWords } from "../listing-content.ts";
import type { ListingDetailsInput } from "../listing-input.ts";

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

function toParagraphs(text: Text): string[] {
  return (cleanText(text) ?? "")
    .split(/\s*\n\s*/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, " ").trim())
    .filter((paragraph) => paragraph !== "");
}

/** The remarks of an MLS in paragraphs, in its words. */
export function readRemarks(value: Text): string[] {
  return toParagraphs(toPlainText(value ?? ""));
}

/**
 * What a page in a language says about a home: the agent's sentence and description in that language only. A home of
 * an MLS also has its remarks; one by hand has its description in another language instead.
 */
export function readWords(listing: ListingDetailsInput, lang: Lang): HomeWords {
  const words = listing.words ?? {};
  const sentence = cleanText(words[lang]?.sentence);
  const own = describe(lang, words[lang]?.description);
  if (!isByHand(listing)) {
    const paragraphs = readRemarks(listing.publicRemarks);
    const system = cleanText(listing.originatingSystemName);
    return {
      sentence,
      description: own,
      original: paragraphs.length > 0 ? { paragraphs, system } : null,
    };
  }
  const others = (["en", "ko", "ja"] as const).map((other) =>
    // Another service may have the English text alone.
    describe(other, words[other]?.description ?? (other === "en" ? listing.publicRemarks : null)),
  );
  return {
    sentence,
    description: own ?? others.find((one) => one !== null) ?? null,
    original: null,
  };
}

function describe(lang: Lang, text: Text): HomeWords["description"] {
  const paragraphs = toParagraphs(text);
  return paragraphs.length > 0 ? { lang, paragraphs } : null;
}
