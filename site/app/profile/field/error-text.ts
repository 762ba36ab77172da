import { fields, type ValueId } from "@realtor/profile/fields";
import { values } from "@realtor/profile/values";
import type { FieldCode } from "@realtor/api/field-codes";
import type { IntlShape } from "react-intl";
import type { MessageKey } from "#app/i18n/messages.ts";
import { publishMessages } from "#app/problems/publish-messages.ts";

/** Words for every code of a field: a code without words fails `tsc`. */
const errorMessages: Readonly<Record<FieldCode, MessageKey>> = {
  ...publishMessages,
  required: "editor.wrong.required",
  "text.invalid": "editor.wrong.characters",
  "text.tooShort": "editor.wrong.other",
  "text.tooLong": "editor.wrong.tooLong",
  "phone.format": "editor.wrong.phone",
  "phone.length": "editor.wrong.phone",
  "email.format": "editor.wrong.email",
  "slug.format": "editor.wrong.slug",
  "slug.length": "editor.wrong.slugLength",
  "slug.reserved": "editor.wrong.slugReserved",
  "slug.taken": "editor.wrong.slugTaken",
  "slug.tooManyChanges": "editor.wrong.slugChanges",
  "webAddress.format": "editor.wrong.url",
  "videoLink.format": "editor.wrong.video",
  "date.format": "editor.wrong.date",
  "date.future": "editor.wrong.career",
  "date.past": "editor.wrong.date",
  "color.format": "editor.wrong.color",
  "zipcode.format": "editor.wrong.zipcode",
  "number.range": "editor.wrong.number",
  type: "editor.wrong.other",
  "flag.format": "editor.wrong.other",
  "choice.unknown": "editor.wrong.choice",
  "consent.required": "editor.wrong.required",
  "email.taken": "editor.wrong.other",
  "list.tooLong": "editor.wrong.listTooLong",
  "list.tooShort": "editor.wrong.listTooShort",
  "list.duplicate": "editor.wrong.duplicate",
  "file.type": "editor.wrong.other",
  "file.size": "editor.wrong.other",
  "agreement.outdated": "editor.wrong.other",
  forbidden: "editor.wrong.forbidden",
};

/**
 * The localized error message of a field. `label` is the label of the field; without it, the message
 * follows the label. The field is undefined for a value of a file that the editor has no field for.
 */
export function errorText(
  { formatMessage }: Pick<IntlShape, "formatMessage">,
  error: { field: ValueId | undefined; code: FieldCode },
  label?: string,
): string {
  const max = error.field && values[error.field].max;
  return formatMessage({ id: getErrorMessage(error, label !== undefined) }, { label, max });
}

/** Requests for values that are missing, in place of the common one. */
const requests: Readonly<Partial<Record<ValueId, MessageKey>>> = {
  slug: "editor.slug.request",
  regions: "editor.regions.request",
};

function getErrorMessage(
  { field, code }: { field: ValueId | undefined; code: FieldCode },
  isLabeled: boolean,
): MessageKey {
  if (code === "type" && field && isNumber(field)) return "editor.wrong.number";
  if (code === "text.tooLong" && (!field || values[field].max === undefined))
    return "editor.wrong.long";
  const message = errorMessages[code];
  if (isLabeled) return (code === "required" && field && requests[field]) || message;
  if (message === "editor.wrong.required") return "editor.wrong.empty";
  return message === "editor.wrong.other" ? "editor.wrong.value" : message;
}

const isNumber = (id: ValueId) => fields[values[id].field].kind === "number";
