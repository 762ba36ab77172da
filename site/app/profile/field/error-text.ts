import type { FieldCode } from "@realtor/api/field-codes";
import type { IntlShape } from "react-intl";
import type { MessageKey } from "#app/i18n/messages.ts";
import { publishMessages } from "#app/problems/publish-messages.ts";
import { type FieldId, fields } from "../draft/fields/profile-fields.ts";

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
  error: { field: FieldId | undefined; code: FieldCode },
  label?: string,
): string {
  const max = error.field && fields[error.field].max;
  return formatMessage({ id: getErrorMessage(error, label !== undefined) }, { label, max });
}

function getErrorMessage(
  { field, code }: { field: FieldId | undefined; code: FieldCode },
  isLabeled: boolean,
): MessageKey {
  const definition = field && fields[field];
  const isNumber = definition && "control" in definition && definition.control === "number";
  if (code === "type" && isNumber) return "editor.wrong.number";
  if (code === "text.tooLong" && definition?.max === undefined) return "editor.wrong.long";
  const message = errorMessages[code];
  const request = definition && "request" in definition ? definition.request : undefined;
  if (isLabeled) return (code === "required" && request) || message;
  if (message === "editor.wrong.required") return "editor.wrong.empty";
  return message === "editor.wrong.other" ? "editor.wrong.value" : message;
}
