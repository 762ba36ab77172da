import { webLink } from "./links.ts";
import { cleanText, type Lang, type LocalText, pickText } from "./text.ts";
import { parseVideoId } from "./video-id.ts";
import { listAt, type Wire } from "./wire.ts";

export type Testimonial = {
  quote: LocalText;
  author: string | null;
  place: string | null;
  year: string | null;
};

type Content =
  | { type: "text"; body: LocalText }
  | { type: "testimonials"; items: Testimonial[] }
  | { type: "faq"; items: { question: LocalText; answer: LocalText }[] }
  | { type: "links"; items: { label: LocalText; href: string }[] }
  | { type: "video"; videoId: string }
  /** `members` are slugs. */
  | { type: "team"; members: string[] };

/**
 * A section that the agent added, with what it shows: `docs/spec/profile.md#additional-sections`. `at` is
 * its index in `additionalSections`.
 */
export type CustomSection = { at: number; title: LocalText | null } & Content;

const stored = listAt<unknown>("additionalSections");

/** The custom sections in stored order. Sections of unknown type or without content are skipped. */
export function readCustomSections(profile: Wire, lang: Lang): CustomSection[] {
  return stored.get(profile).flatMap((source, at) => {
    if (!isRecord(source)) return [];
    const content = readContent(source, lang);
    return content ? [{ at, title: pickIn(source, "title", lang), ...content }] : [];
  });
}

function readContent(source: Wire, lang: Lang): Content | null {
  const pick = (from: Wire, field: string) => pickIn(from, field, lang);
  switch (source.type) {
    case "text": {
      const body = pick(source, "body");
      return body && { type: "text", body };
    }
    case "testimonials": {
      const items = readItems(source, (item): Testimonial | null => {
        const quote = pick(item, "quote");
        return (
          quote && {
            quote,
            author: readText(item.author),
            place: readText(item.place),
            year: readText(item.year),
          }
        );
      });
      return items && { type: "testimonials", items };
    }
    case "faq": {
      const items = readItems(source, (item) => {
        const question = pick(item, "question");
        const answer = pick(item, "answer");
        return question && answer && { question, answer };
      });
      return items && { type: "faq", items };
    }
    case "links": {
      const items = readItems(source, (item) => {
        const label = pick(item, "label");
        const href = webLink(readText(item.url));
        return label && href ? { label, href } : null;
      });
      return items && { type: "links", items };
    }
    case "video": {
      const videoId = parseVideoId(readText(source.url));
      return videoId === null ? null : { type: "video", videoId };
    }
    case "team": {
      const slugs: unknown[] = Array.isArray(source.desiredUrl) ? source.desiredUrl : [];
      const members = slugs.flatMap((slug) => readText(slug) ?? []);
      return members.length > 0 ? { type: "team", members } : null;
    }
    default:
      return null;
  }
}

/** The items with content; null without any. */
function readItems<Item>(source: Wire, read: (item: Wire) => Item | null): Item[] | null {
  const list: unknown[] = Array.isArray(source.items) ? source.items : [];
  const items = list.flatMap((item) => (isRecord(item) ? (read(item) ?? []) : []));
  return items.length > 0 ? items : null;
}

/** A text that is stored as `<field>Kr`, `<field>En` and `<field>Ja`. */
function pickIn(source: Wire, field: string, lang: Lang): LocalText | null {
  return pickText(lang, {
    ko: readText(source[`${field}Kr`]),
    en: readText(source[`${field}En`]),
    ja: readText(source[`${field}Ja`]),
  });
}

function readText(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? cleanText(value) : null;
}

function isRecord(value: unknown): value is Wire {
  return typeof value === "object" && value !== null;
}
