import type { Photo, RealtorProfile } from "@realtor/api/loaning";
import { readCustomSections } from "@realtor/profile/custom-sections";
import type { FieldId } from "@realtor/profile/fields";
import type { Mark } from "@realtor/ui/field-marks";
import { listPhotos } from "#app/profile/photos/photo-list.ts";
import {
  getPhotoPartId,
  getSectionPartId,
  type PagePart,
} from "#app/profile/preview/page-parts.ts";

/** The marks of the preview. Constant, so that a key renders nothing else. */
export const markField: Mark = (field, ...place) => ({ "data-field": [field, ...place].join("/") });

const parts = "body header, section, footer, [data-field]";

type IsWanted = (id: string) => boolean;

/**
 * The parts of a rendered homepage with a wanted id, in the order of the page: its sections, and in them the
 * elements that show a field. An element whose value is not in the profile is none.
 */
export function findPageParts(
  page: ParentNode,
  profile: RealtorProfile,
  isWanted: IsWanted,
): PagePart[] {
  return [...page.querySelectorAll(parts)].flatMap(
    (element) => readPart(element, profile, isWanted) ?? [],
  );
}

/** The innermost part with a wanted id that contains an element. */
export function findPartOf(
  element: Element,
  profile: RealtorProfile,
  isWanted: IsWanted,
): PagePart | undefined {
  const closest = element.closest(parts);
  if (!closest) return undefined;
  const part = readPart(closest, profile, isWanted);
  if (part) return part;
  return closest.parentElement ? findPartOf(closest.parentElement, profile, isWanted) : undefined;
}

const sections = "section, footer, header";

function readPart(
  element: Element,
  profile: RealtorProfile,
  isWanted: IsWanted,
): PagePart | undefined {
  const mark = element.getAttribute("data-field");
  // The header of a section is a part of it.
  if (mark === null && element.parentElement?.closest(sections)) return undefined;
  const id = mark === null ? getSectionPartId(getSectionAnchor(element)) : toPartId(mark, profile);
  if (id === undefined || !isWanted(id)) return undefined;
  return { id, anchor: getSectionAnchor(element), element };
}

/** The anchor of the section of an element: its id, or that of its heading; `top` for the header. */
function getSectionAnchor(element: Element): string {
  const section = element.closest(sections);
  return section?.id || section?.getAttribute("aria-labelledby") || "top";
}

type Sections = NonNullable<RealtorProfile["additionalSections"]>;

/** The field of a line of the names and licenses; the others are about the operator. */
const lineFields: Readonly<Record<string, FieldId | undefined>> = {
  name: "name",
  brokerage: "agency",
  "brokerage.license": "companyLicense",
  "brokerage.address": "companyAddress",
  "brokerage.phone": "companyPhone",
  license: "license",
};

/** A mark names what the page shows, a part its place in the profile. */
function toPartId(
  mark: string,
  { photos = [], additionalSections = [] }: RealtorProfile,
): string | undefined {
  const [field, ...place] = mark.split("/");
  if (field === "identity") return lineFields[place.join()];
  if (field === "photos") return findPhoto(place.join("/"), photos);
  return field === "extra" ? findText(place, additionalSections) : mark;
}

function findPhoto(url: string, photos: readonly Photo[]): string | undefined {
  const index = listPhotos(photos, "gallery").findIndex(({ fullsize }) => fullsize.url === url);
  if (index >= 0) return getPhotoPartId(index);
  const single = photos.find((photo) => photo.url === url);
  return single && `photo-${single.path}`;
}

/** The JSON pointer of a text of a section or of one of its items. */
function findText([id, ...place]: readonly string[], stored: Sections): string | undefined {
  // The number of a section's id is that of its place in the profile.
  const at = Number(id?.split("-").at(-1)) - 1;
  const section = stored[at];
  const [first, key] = place;
  if (!section || first === undefined) return undefined;
  const pointer = `/additionalSections/${at}`;
  if (key === undefined) return `${pointer}/${first}`;
  return `${pointer}/items/${getShownItems(section)[Number(first)]}/${key}`;
}

const shownItems = new WeakMap<Sections[number], readonly number[]>();

/** The stored indices of the items that a page shows: those that the reader of a profile does not skip. */
function getShownItems(section: Sections[number]): readonly number[] {
  const known = shownItems.get(section);
  if (known) return known;
  const items: unknown[] = "items" in section && Array.isArray(section.items) ? section.items : [];
  const isShown = (item: unknown) =>
    readCustomSections({ additionalSections: [{ ...section, items: [item] }] }, "en").length > 0;
  const shown = items.flatMap((item, index) => (isShown(item) ? [index] : []));
  shownItems.set(section, shown);
  return shown;
}
