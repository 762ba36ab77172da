import { photoPaths } from "@realtor/api/loaning";
import type { Lang } from "@realtor/api/locales";
import { type FieldId, fieldIds, fields, type ValueId } from "@realtor/profile/fields";
import { anchorOf, type SectionId, sectionIds } from "@realtor/profile/sections";
import { valueOf } from "@realtor/profile/values";
import { customSectionId } from "@realtor/ui/templates";
import type { MessageKey } from "#app/i18n/messages.ts";
import { getControlId, getEntryId, getPhotoFieldId } from "#app/profile/draft/control-ids.ts";
import { labelOf } from "#app/profile/field/use-control-props.ts";
import {
  getPhotoPartId,
  readPhotoIndex,
  toSectionTextId,
} from "#app/profile/preview/page-parts.ts";

interface PartControl {
  /** Without its language. */
  name: MessageKey;
  /** Element id of what edits it, in a form in this language. */
  getTarget: (lang: Lang) => string;
}

const singlePhotos = photoPaths
  .filter((path) => path !== "gallery")
  .map((path): [string, PartControl] => {
    const id = getPhotoFieldId(path);
    return [id, { name: `editor.photo.${path}`, getTarget: () => id }];
  });

/** What edits each part of the page that is a field or a single photo. */
export const partControls: ReadonlyMap<string, PartControl> = new Map([
  ...singlePhotos,
  ...fieldIds.map((id): [string, PartControl] => [
    id,
    { name: labelOf(id), getTarget: (lang) => getControlId(valueOf(id, lang)) },
  ]),
]);

/**
 * What the editor opens for a picked part: an element id or the JSON pointer of a text. Undefined for a
 * whole section.
 */
export function findPartTarget(part: string, lang: Lang): string | undefined {
  if (part.startsWith("/")) return part;
  const photo = readPhotoIndex(part);
  if (photo !== undefined) return getEntryId(getControlId("photos"), photo);
  return partControls.get(part)?.getTarget(lang);
}

/** The part of the page that a control of the form edits; undefined if it edits none, or several. */
export function findPartOfControl(control: Element, lang: Lang): string | undefined {
  const name = control.getAttribute("name");
  if (name?.startsWith("/additionalSections/")) return toSectionTextId(name);
  const photo = control.closest("[role=row]")?.querySelector(`[id^="${getControlId("photos")}-"]`);
  if (photo) return getPhotoPartId(Number(photo.id.split("-").at(-1)) - 1);
  const isInside = ({ getTarget }: PartControl) =>
    control.closest(`#${CSS.escape(getTarget(lang))}`) !== null;
  return [...partControls].find(([, part]) => isInside(part))?.[0];
}

/** The element id of a section on the homepage; for custom sections that of the focused entry. */
export function findAnchor(section: SectionId, focused: Element): string {
  if (section !== "extra") return anchorOf(section) ?? "top";
  // The name of an entry field is its JSON pointer (text-control.tsx).
  const input = focused.closest("li")?.querySelector("[name^='/additionalSections/']");
  const [, , index] = input?.getAttribute("name")?.split("/") ?? [];
  return customSectionId(Number(index ?? 0));
}

/** The footer shows the brokerage first, the form the license. */
const firstFields: Readonly<Partial<Record<SectionId, FieldId>>> = { license: "agency" };

/**
 * The value of a clicked homepage section in the language of the form, with the list index for a custom
 * section; the section of the form if it has no value of its own.
 */
export function findByAnchor(
  anchor: string,
  customSectionCount: number,
  lang: Lang,
): [ValueId, index?: number] | SectionId {
  for (let index = 0; index < customSectionCount; index++)
    if (anchor === customSectionId(index)) return ["extra", index];
  const section = sectionIds.find((id) => anchorOf(id) === anchor) ?? "name";
  const field = firstFields[section] ?? fieldIds.find((id) => fields[id].section === section);
  return field ? [valueOf(field, lang)] : section;
}
