import type { RuleCode } from "@realtor/api/rules";
import type { IntlShape } from "react-intl";
import { type FieldId, fields } from "../draft/editor-fields.ts";

type MessageId = FormatjsIntl.Message["ids"];

/** Codes that the form cannot produce use the generic message. */
const messageIds: Partial<Record<RuleCode, MessageId>> = {
  required: "editor.wrong.required",
  "text.tooLong": "editor.wrong.tooLong",
  "phone.format": "editor.wrong.phone",
  "phone.length": "editor.wrong.phone",
  "email.format": "editor.wrong.email",
  "slug.format": "editor.wrong.slug",
  "slug.length": "editor.wrong.slugLength",
  "slug.reserved": "editor.wrong.slugReserved",
  "slug.taken": "editor.wrong.slugTaken",
  "domain.taken": "editor.wrong.domainTaken",
  "webAddress.format": "editor.wrong.url",
  "videoLink.format": "editor.wrong.video",
  "date.format": "editor.wrong.date",
  "date.future": "editor.wrong.career",
  "color.format": "editor.wrong.color",
  "zipcode.format": "editor.wrong.zipcode",
  "number.range": "editor.wrong.number",
  type: "editor.wrong.number",
  "list.tooLong": "editor.wrong.listTooLong",
};

/** The localized error message of a field; `label` is the label of the field. */
export function errorText(
  { formatMessage }: Pick<IntlShape, "formatMessage">,
  { field, code }: { field: FieldId; code: RuleCode },
  label: string,
): string {
  const { max = 0 } = fields[field] as { max?: number };
  return formatMessage({ id: messageIds[code] ?? "editor.wrong.other" }, { label, max });
}
