/** The parts of a homepage that one field edits. */
export const pagePartIds = [
  "name",
  "tagline",
  "portrait",
  "cover",
  "brokerage",
  "license",
  "languages",
  "salesCount",
  "lastYear",
  "career",
  "story",
  "videoTitle",
  "phone",
  "email",
  "kakao",
  "line",
  "instagram",
  "youtube",
] as const;

export type PagePartId = (typeof pagePartIds)[number];

/**
 * A text of an additional section: its JSON pointer in the profile, without the language of the text, such as
 * `/additionalSections/0/items/1/answer`.
 */
export type SectionTextId = `/additionalSections/${string}`;

/** A part of the page that can be picked. */
export interface PagePart {
  /** A `PagePartId`, a `SectionTextId`, or for a whole section its anchor. */
  id: string;
  /** Element id of its section, or of the section’s heading; `top` for the header. */
  anchor: string;
  element: Element;
}

/** The end of the keys of localized texts: `titleKr`, `titleEn`, `titleJa`. */
const languageSuffix = /(?:Kr|En|Ja)$/;

/** The id of a text in all languages, from the JSON pointer of one. */
export function toSectionTextId(pointer: string): string {
  return pointer.replace(languageSuffix, "");
}
