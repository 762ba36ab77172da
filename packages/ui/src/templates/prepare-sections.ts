import type { Lang } from "../labels/labels.ts";
import type { LocalText, Photo, Section, Testimonial } from "./homepage-content.ts";
import { cleanText } from "./clean-text.ts";
import { pickText } from "./pick-text.ts";
import { webLink } from "./safe-link.ts";
import { videoId } from "../components/video-facade/video-id.ts";

type Loose = Readonly<Record<string, unknown>>;

const isLoose = (value: unknown): value is Loose => typeof value === "object" && value !== null;

const textOf = (value: unknown): string | null => {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? cleanText(value) : null;
};

const itemsOf = (section: Loose): Loose[] =>
  Array.isArray(section.items) ? section.items.filter(isLoose) : [];

export type SectionOptions = {
  lang: Lang;
  /** Goes to the first section of text. */
  photo: Photo | null;
  /** The still of a video. */
  poster: Photo | null;
  /** Name of a team member; null where unknown. */
  nameOf: (desiredUrl: string) => LocalText | null;
};

/** Reads `<field>Kr` and `<field>En` (and `<field>Ja`, should a profile have it). */
function picker(lang: Lang) {
  return (source: Loose, field: string): LocalText | null =>
    pickText(lang, {
      ko: textOf(source[`${field}Kr`]),
      en: textOf(source[`${field}En`]),
      ja: textOf(source[`${field}Ja`]),
    });
}

const present = <Item>(item: Item | null): item is Item => item !== null;

function readSection(
  source: Loose,
  id: string,
  { lang, photo, poster, nameOf }: SectionOptions,
): Section | null {
  const pick = picker(lang);
  const head = { id, title: pick(source, "title") };
  switch (source.type) {
    case "text": {
      const body = pick(source, "body");
      return body && { ...head, type: "text", body, photo };
    }
    case "testimonials": {
      const items = itemsOf(source)
        .map((item): Testimonial | null => {
          const quote = pick(item, "quote");
          return (
            quote && {
              quote,
              author: textOf(item.author),
              place: textOf(item.place),
              year: textOf(item.year),
            }
          );
        })
        .filter(present);
      return items.length ? { ...head, type: "testimonials", items } : null;
    }
    case "faq": {
      const items = itemsOf(source)
        .map((item) => {
          const question = pick(item, "question");
          const answer = pick(item, "answer");
          return question && answer && { question, answer };
        })
        .filter(present);
      return items.length ? { ...head, type: "faq", items } : null;
    }
    case "links": {
      const items = itemsOf(source)
        .map((item) => {
          const label = pick(item, "label");
          const href = webLink(textOf(item.url));
          return label && href ? { label, href } : null;
        })
        .filter(present);
      return items.length ? { ...head, type: "links", items } : null;
    }
    case "video": {
      const found = videoId(textOf(source.url));
      return found
        ? { ...head, type: "video", video: { id: found, title: head.title, poster } }
        : null;
    }
    case "team": {
      const listed: unknown[] = Array.isArray(source.desiredUrl) ? source.desiredUrl : [];
      const members = listed
        .map(textOf)
        .filter(present)
        .map((desiredUrl) => ({ desiredUrl, name: nameOf(desiredUrl) }));
      return members.length ? { ...head, type: "team", members } : null;
    }
    default:
      return null;
  }
}

/** `id` on the page of the own section at this place of `additionalSections`, from 0; its heading's ends in `-title`. */
export function ownSectionId(place: number): string {
  return `section-${place + 1}`;
}

/**
 * An agent's own sections in their order (DECISIONS section 6). A type that is not known, or a
 * section with nothing to show, is skipped.
 */
export function prepareSections(
  sections: readonly unknown[] | null | undefined,
  options: SectionOptions,
): Section[] {
  const prepared: Section[] = [];
  for (const [index, source] of (sections ?? []).entries()) {
    if (!isLoose(source)) continue;
    const pictured = prepared.some((section) => section.type === "text");
    const id = ownSectionId(index);
    const section = readSection(source, id, pictured ? { ...options, photo: null } : options);
    if (section) prepared.push(section);
  }
  return prepared;
}
