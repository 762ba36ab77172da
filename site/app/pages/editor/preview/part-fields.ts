import type { Lang } from "@realtor/api/locales";
import type { Message } from "#app/i18n/define-messages.ts";
import {
  getPhotoPartId,
  pagePartIds,
  type PagePartId,
  readPhotoIndex,
  toSectionTextId,
} from "#app/profile-editor/preview/page-parts.ts";
import { type FieldId, fields } from "#app/profile-editor/fields/profile-fields.ts";
import {
  getControlId,
  getEntryId,
  getPhotoFieldId,
} from "#app/profile-editor/form/field-fragments.ts";
import { findLocalizedText } from "#app/profile-editor/languages/localized-texts.ts";
import { photoNames } from "#app/profile-editor/photos/photo-names.ts";

/** What edits each part of the page: a text in any of its languages, another field, or a photo. */
const partFields: Readonly<
  Record<PagePartId, { field: FieldId } | { photo: keyof typeof photoNames }>
> = {
  name: { field: "nameEn" },
  tagline: { field: "taglineEn" },
  portrait: { photo: "id" },
  cover: { photo: "top" },
  brokerage: { field: "agency" },
  license: { field: "license" },
  languages: { field: "languages" },
  salesCount: { field: "salesCount" },
  lastYear: { field: "lastYear" },
  career: { field: "career" },
  story: { field: "aboutEn" },
  videoTitle: { field: "videoTitleEn" },
  phone: { field: "phone" },
  email: { field: "email" },
  kakao: { field: "kakao" },
  line: { field: "line" },
  instagram: { field: "instagram" },
  youtube: { field: "youtube" },
};

/** The field of a part, in a form in this language. */
function getPartField(field: FieldId, lang: Lang): FieldId {
  return findLocalizedText(field)?.fields[lang] ?? field;
}

/**
 * What the editor opens for a picked part: an element id or the JSON pointer of a text. Undefined for a
 * whole section.
 */
export function findPartTarget(part: string, lang: Lang): string | undefined {
  if (part.startsWith("/")) return part;
  const photo = readPhotoIndex(part);
  if (photo !== undefined) return getEntryId(getControlId("photos"), photo);
  const id = pagePartIds.find((each) => each === part);
  if (!id) return undefined;
  const edited = partFields[id];
  return "photo" in edited
    ? getPhotoFieldId(edited.photo)
    : getControlId(getPartField(edited.field, lang));
}

/** The part of the page that a control of the form edits; undefined if it edits none, or several. */
export function findPartOfControl(control: Element, lang: Lang): string | undefined {
  const name = control.getAttribute("name");
  if (name?.startsWith("/additionalSections/")) return toSectionTextId(name);
  const photo = control.closest("[role=row]")?.querySelector(`[id^="${getControlId("photos")}-"]`);
  if (photo) return getPhotoPartId(Number(photo.id.split("-").at(-1)) - 1);
  return pagePartIds.find((id) => {
    const target = findPartTarget(id, lang);
    return target !== undefined && control.closest(`#${CSS.escape(target)}`) !== null;
  });
}

/** The name of a part, without its language. */
export function getPartLabel(part: PagePartId): Message {
  const edited = partFields[part];
  if ("photo" in edited) return photoNames[edited.photo];
  const definition: { label: Message; formLabel?: Message | undefined } = fields[edited.field];
  return definition.formLabel ?? definition.label;
}
