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

/** The id of a photo of the gallery; `index` starts at 0. */
export function getPhotoPartId(index: number): string {
  return `gallery-${index + 1}`;
}

/** The index in the gallery of a part that is a photo; undefined for other parts. */
export function readPhotoIndex(part: string): number | undefined {
  const [, n] = /^gallery-([1-9]\d*)$/.exec(part) ?? [];
  return n === undefined ? undefined : Number(n) - 1;
}

/** A part of the page that can be picked. */
export interface PagePart {
  /**
   * A `PagePartId`, that of a photo of the gallery, for a whole section its anchor, or for a text of an additional section its JSON pointer
   * in the profile without its language: `/additionalSections/0/items/1/answer`.
   */
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
