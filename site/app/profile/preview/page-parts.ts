/** The id of a whole section of the page, from the element id of the section or of its heading. */
export function getSectionPartId(anchor: string): string {
  return `#${anchor}`;
}

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
   * The id of a field or `photo-` and the path of a photo, as in the marks of the templates; that of a photo of
   * the gallery or of a whole section; or for a text of an additional section its JSON pointer in the profile
   * without its language: `/additionalSections/0/items/1/answer`.
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
