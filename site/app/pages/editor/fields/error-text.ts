import type { RuleCode } from "@realtor/api/rules";
import type { IntlShape } from "react-intl";
import { defineMessages, type Message } from "#app/i18n/define-messages.ts";
import { type FieldId, fields } from "../draft/editor-fields.ts";

const messages = defineMessages({
  wrongRequired: {
    id: "editor.wrong.required",
    defaultMessage: "Please fill in {label}.",
    description: "Error of a field that must be filled in; {label} is the field’s label.",
  },
  wrongTooLong: {
    id: "editor.wrong.tooLong",
    defaultMessage: "Keep it to {max} characters.",
    description: "Error of a text field; {max} is the maximum number of characters.",
  },
  wrongPhone: {
    id: "editor.wrong.phone",
    defaultMessage: "Please check the number: 10 digits for the US, 11 for any other.",
    description: "Error of a phone number.",
  },
  wrongEmail: {
    id: "editor.wrong.email",
    defaultMessage: "Please check the email address. For example, name@example.com",
    description: "Error of an email address.",
  },
  wrongSlug: {
    id: "editor.wrong.slug",
    defaultMessage: "Use letters, underscore and hyphen only.",
    description: "Error of the address field: characters that are not allowed.",
  },
  wrongSlugLength: {
    id: "editor.wrong.slugLength",
    defaultMessage: "Use 2 to 40 characters.",
    description: "Error of the address field: too short or too long.",
  },
  wrongSlugReserved: {
    id: "editor.wrong.slugReserved",
    defaultMessage: "This site uses that address itself. Please try another.",
    description: "Error of the address field: the site uses it for one of its own pages.",
  },
  wrongSlugTaken: {
    id: "editor.wrong.slugTaken",
    defaultMessage: "That address is taken. Please try another.",
    description: "Error of the address field: another website has it.",
  },
  wrongDomainTaken: {
    id: "editor.wrong.domainTaken",
    defaultMessage: "Another website uses that domain.",
    description: "Error of the field for the own website: another website uses the domain.",
  },
  wrongUrl: {
    id: "editor.wrong.url",
    defaultMessage: "Enter a web address that starts with https://",
    description: "Error of a field for a web address.",
  },
  wrongVideo: {
    id: "editor.wrong.video",
    defaultMessage: "Enter a YouTube link. For example, https://youtu.be/…",
    description: "Error of a field for a YouTube address.",
  },
  wrongDate: {
    id: "editor.wrong.date",
    defaultMessage: "Please check the date. For example, 2015-03-14",
    description: "Error of a date field.",
  },
  wrongCareer: {
    id: "editor.wrong.career",
    defaultMessage: "The career start date must be before today.",
    description: "Error of the start of the career: not in the past.",
  },
  wrongColor: {
    id: "editor.wrong.color",
    defaultMessage: "Enter # and six characters. For example, #0F5C4A",
    description: "Error of the color field.",
  },
  wrongZipcode: {
    id: "editor.wrong.zipcode",
    defaultMessage: "Enter five digits. For example, 92618",
    description: "Error of a ZIP code.",
  },
  wrongNumber: {
    id: "editor.wrong.number",
    defaultMessage: "Enter a number, zero or more.",
    description: "Error of a number field.",
  },
  wrongListTooLong: {
    id: "editor.wrong.listTooLong",
    defaultMessage: "There is no room for more. Remove one and try again.",
    description: "Error of a list with too many entries.",
  },
  wrongOther: {
    id: "editor.wrong.other",
    defaultMessage: "Please check {label}.",
    description: "Error of a field without a more specific text; {label} is the field’s label.",
  },
});

/** Codes that the form cannot produce use the generic message. */
const errorMessages: Partial<Record<RuleCode, Message>> = {
  required: messages.wrongRequired,
  "text.tooLong": messages.wrongTooLong,
  "phone.format": messages.wrongPhone,
  "phone.length": messages.wrongPhone,
  "email.format": messages.wrongEmail,
  "slug.format": messages.wrongSlug,
  "slug.length": messages.wrongSlugLength,
  "slug.reserved": messages.wrongSlugReserved,
  "slug.taken": messages.wrongSlugTaken,
  "domain.taken": messages.wrongDomainTaken,
  "webAddress.format": messages.wrongUrl,
  "videoLink.format": messages.wrongVideo,
  "date.format": messages.wrongDate,
  "date.future": messages.wrongCareer,
  "color.format": messages.wrongColor,
  "zipcode.format": messages.wrongZipcode,
  "number.range": messages.wrongNumber,
  type: messages.wrongNumber,
  "list.tooLong": messages.wrongListTooLong,
};

/** The localized error message of a field; `label` is the label of the field. */
export function errorText(
  { formatMessage }: Pick<IntlShape, "formatMessage">,
  { field, code }: { field: FieldId; code: RuleCode },
  label: string,
): string {
  const { max = 0 } = fields[field];
  return formatMessage(errorMessages[code] ?? messages.wrongOther, { label, max });
}
