import type { RuleCode } from "@realtor/api/rules";
import type { IntlShape } from "react-intl";

type MessageId = FormatjsIntl.Message["ids"];

const messageIds: Partial<Record<RuleCode, MessageId>> = {
  required: "website.wrong.required",
  "slug.format": "website.wrong.slug",
  "slug.length": "website.wrong.slugLength",
  "slug.reserved": "website.wrong.slugReserved",
  "slug.taken": "website.wrong.slugTaken",
  "email.format": "website.wrong.email",
  "email.taken": "website.wrong.emailTaken",
  "text.tooLong": "website.wrong.tooLong",
  "list.tooLong": "website.wrong.listTooLong",
};

/** Message for a validation error; `label` is the field's label. */
export function websiteErrorText(
  { formatMessage }: Pick<IntlShape, "formatMessage">,
  code: RuleCode,
  label: string,
): string {
  return formatMessage({ id: messageIds[code] ?? "website.wrong.other" }, { label });
}
