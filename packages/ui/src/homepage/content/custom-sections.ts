import { webLink } from "@realtor/profile/links";
import type { Photo } from "@realtor/profile/photos";
import { cleanText, type LocalText, type Missing, pickText } from "@realtor/profile/text";
import { parseVideoId } from "@realtor/profile/video-id";
import type { Lang } from "../../labels/labels.ts";
import type { TeamFilter } from "./team-filter.ts";
import type { TeamMember } from "./team.ts";
import type { Video } from "./video.ts";

export type CustomSectionsInput = { additionalSections?: readonly unknown[] | Missing };

export type Testimonial = {
  quote: LocalText;
  author: string | null;
  place: string | null;
  year: string | null;
};

/** A custom section of an agent: `docs/spec/profile.md#additional-sections`. */
export type Section = { id: string; title: LocalText | null } & (
  | { type: "text"; body: LocalText; photo: Photo | null }
  | { type: "testimonials"; items: Testimonial[] }
  | { type: "faq"; items: { question: LocalText; answer: LocalText }[] }
  | { type: "links"; items: { label: LocalText; href: string }[] }
  | { type: "video"; video: Video }
  | { type: "team"; members: TeamMember[]; filter: TeamFilter }
);

type UnknownRecord = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === "object" && value !== null;

const textOf = (value: unknown): string | null => {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? cleanText(value) : null;
};

const itemsOf = (section: UnknownRecord): UnknownRecord[] =>
  Array.isArray(section.items) ? section.items.filter(isRecord) : [];

export type SectionOptions = {
  lang: Lang;
  /** Called for the first text section. */
  pickPhoto: () => Photo | null;
  /** Called for each video section. */
  pickPoster: () => Photo | null;
  readMember: (desiredUrl: string) => TeamMember;
  teamFilter: TeamFilter;
};

/** Returns a reader for the localized fields `<field>Kr`, `<field>En` and `<field>Ja`. */
function createPicker(lang: Lang) {
  return (source: UnknownRecord, field: string): LocalText | null =>
    pickText(lang, {
      ko: textOf(source[`${field}Kr`]),
      en: textOf(source[`${field}En`]),
      ja: textOf(source[`${field}Ja`]),
    });
}

const present = <Item>(item: Item | null): item is Item => item !== null;

function readSection(
  source: UnknownRecord,
  id: string,
  { lang, pickPhoto, pickPoster, readMember, teamFilter }: SectionOptions,
): Section | null {
  const pick = createPicker(lang);
  const head = { id, title: pick(source, "title") };
  switch (source.type) {
    case "text": {
      const body = pick(source, "body");
      return body && { ...head, type: "text", body, photo: pickPhoto() };
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
      const found = parseVideoId(textOf(source.url));
      return found
        ? { ...head, type: "video", video: { id: found, title: head.title, poster: pickPoster() } }
        : null;
    }
    case "team": {
      const listed: unknown[] = Array.isArray(source.desiredUrl) ? source.desiredUrl : [];
      const members = listed.map(textOf).filter(present).map(readMember);
      return members.length ? { ...head, type: "team", members, filter: teamFilter } : null;
    }
    default:
      return null;
  }
}

/** Element id of the custom section at `index` of `additionalSections`; its heading has the suffix `-title`. */
export function customSectionId(index: number): string {
  return `section-${index + 1}`;
}

/**
 * Reads the custom sections in stored order. Sections of unknown type or without content are
 * skipped. See `docs/spec/profile.md#additional-sections`.
 */
export function readCustomSections(
  profile: CustomSectionsInput,
  options: SectionOptions,
): Section[] {
  const sections: Section[] = [];
  for (const [index, source] of (profile.additionalSections ?? []).entries()) {
    if (!isRecord(source)) continue;
    const hasText = sections.some((section) => section.type === "text");
    const id = customSectionId(index);
    const section = readSection(
      source,
      id,
      hasText ? { ...options, pickPhoto: () => null } : options,
    );
    if (section) sections.push(section);
  }
  return sections;
}
