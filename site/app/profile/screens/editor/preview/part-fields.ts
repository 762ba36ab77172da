import { photoPaths } from "@realtor/api/loaning";
import type { Lang } from "@realtor/api/locales";
import type { MessageKey } from "#app/i18n/messages.ts";
import {
  getPhotoPartId,
  readPhotoIndex,
  toSectionTextId,
} from "#app/profile/preview/page-parts.ts";
import { fieldIds } from "#app/profile/draft/fields/profile-fields.ts";
import { getControlId, getEntryId } from "#app/profile/draft/control-ids.ts";
import { findLocalizedText, localizedTexts } from "#app/profile/field/language/localized-texts.ts";

interface PartField {
  /** Without its language. */
  name: MessageKey;
  /** Element id of what edits it, in a form in this language. */
  getTarget: (lang: Lang) => string;
}

const singlePhotos = photoPaths
  .filter((path) => path !== "gallery")
  .map((path): [string, PartField] => {
    const id = `photo-${path}`;
    return [id, { name: `editor.photo.${path}`, getTarget: () => id }];
  });
const texts = localizedTexts.map(({ id, fields: inLang }): [string, PartField] => [
  id,
  { name: `editor.form.${id}`, getTarget: (lang) => getControlId(inLang[lang]) },
]);
const others = fieldIds
  .filter((id) => !findLocalizedText(id))
  .map((id): [string, PartField] => [
    id,
    { name: `editor.field.${id}`, getTarget: () => getControlId(id) },
  ]);

/** What edits each part of the page that is a field or a single photo. */
export const partFields: ReadonlyMap<string, PartField> = new Map([
  ...singlePhotos,
  ...texts,
  ...others,
]);

/**
 * What the editor opens for a picked part: an element id or the JSON pointer of a text. Undefined for a
 * whole section.
 */
export function findPartTarget(part: string, lang: Lang): string | undefined {
  if (part.startsWith("/")) return part;
  const photo = readPhotoIndex(part);
  if (photo !== undefined) return getEntryId(getControlId("photos"), photo);
  return partFields.get(part)?.getTarget(lang);
}

/** The part of the page that a control of the form edits; undefined if it edits none, or several. */
export function findPartOfControl(control: Element, lang: Lang): string | undefined {
  const name = control.getAttribute("name");
  if (name?.startsWith("/additionalSections/")) return toSectionTextId(name);
  const photo = control.closest("[role=row]")?.querySelector(`[id^="${getControlId("photos")}-"]`);
  if (photo) return getPhotoPartId(Number(photo.id.split("-").at(-1)) - 1);
  const isInside = ({ getTarget }: PartField) =>
    control.closest(`#${CSS.escape(getTarget(lang))}`) !== null;
  return [...partFields].find(([, field]) => isInside(field))?.[0];
}
