import type { FieldCode } from "@realtor/api/field-codes";
import type { IntlShape } from "react-intl";
import { defineMessages, type Message } from "#app/i18n/define-messages.ts";
import { publishMessages } from "#app/problems/publish-messages.ts";
import { type FieldId, fields } from "../fields/profile-fields.ts";

const messages = defineMessages({
  wrongRequired: {
    id: "editor.wrong.required",
    defaultMessage: "Fill in “{label}”.",
    description: "Error of a field that must be filled in; {label} is the field’s label.",
  },
  wrongTooLong: {
    id: "editor.wrong.tooLong",
    defaultMessage: "Keep it to {max} characters.",
    description: "Error of a text field; {max} is the maximum number of characters.",
  },
  wrongPhone: {
    id: "editor.wrong.phone",
    defaultMessage: "Enter 10 digits for a US number, or 11 for a number of another country.",
    description: "Error of a phone number.",
  },
  wrongEmail: {
    id: "editor.wrong.email",
    defaultMessage: "Enter the whole email address. For example, name@example.com",
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
    defaultMessage: "This address is reserved. Choose another one.",
    description: "Error of the address field: the site uses it for one of its own pages.",
  },
  wrongSlugTaken: {
    id: "editor.wrong.slugTaken",
    defaultMessage: "This address is taken. Choose another one.",
    description: "Error of the address field: another website has it.",
  },
  wrongSlugChanges: {
    id: "editor.wrong.slugChanges",
    defaultMessage:
      "You have changed your address five times within a year. Ask our staff for another change.",
    description: "Error of the address field: no more changes are possible without staff.",
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
    defaultMessage: "Enter a date. For example, 2015-03-14",
    description: "Error of a date field.",
  },
  wrongCareer: {
    id: "editor.wrong.career",
    defaultMessage: "Enter a date before today.",
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
    defaultMessage: "That is as many as you can add. Remove one to add another.",
    description: "Error of a list with too many entries.",
  },
  wrongListTooShort: {
    id: "editor.wrong.listTooShort",
    defaultMessage: "Add at least one entry.",
    description: "Error of a list without entries.",
  },
  wrongDuplicate: {
    id: "editor.wrong.duplicate",
    defaultMessage: "This is in the list twice. Remove one.",
    description: "Error of a list with two entries of one kind.",
  },
  wrongLong: {
    id: "editor.wrong.long",
    defaultMessage: "Shorten the text. It is too long.",
    description: "Error of a text whose maximum length is not known.",
  },
  wrongCharacters: {
    id: "editor.wrong.characters",
    defaultMessage: "Delete the special characters. They cannot be saved.",
    description: "Error of a text with invalid Unicode.",
  },
  wrongChoice: {
    id: "editor.wrong.choice",
    defaultMessage: "Choose another value. This one does not exist.",
    description: "Error of a value that is none of the possible ones.",
  },
  wrongForbidden: {
    id: "editor.wrong.forbidden",
    defaultMessage: "This is not allowed here. Remove it.",
    description: "Error of a part of a file that is not allowed.",
  },
  wrongValue: {
    id: "editor.wrong.value",
    defaultMessage: "This value is not accepted. Correct or remove it.",
    description: "Error of a value in a file, after the field’s label.",
  },
  wrongEmpty: {
    id: "editor.wrong.empty",
    defaultMessage: "A value is missing.",
    description: "Error of a missing value in a file, after the field’s label.",
  },
  wrongOther: {
    id: "editor.wrong.other",
    defaultMessage: "Check “{label}”.",
    description: "Error of a field without a more specific text; {label} is the field’s label.",
  },
});

/** Words for every code of a field: a code without words fails `tsc`. */
const errorMessages: Readonly<Record<FieldCode, Message>> = {
  ...publishMessages,
  required: messages.wrongRequired,
  "text.invalid": messages.wrongCharacters,
  "text.tooShort": messages.wrongOther,
  "text.tooLong": messages.wrongTooLong,
  "phone.format": messages.wrongPhone,
  "phone.length": messages.wrongPhone,
  "email.format": messages.wrongEmail,
  "slug.format": messages.wrongSlug,
  "slug.length": messages.wrongSlugLength,
  "slug.reserved": messages.wrongSlugReserved,
  "slug.taken": messages.wrongSlugTaken,
  "slug.tooManyChanges": messages.wrongSlugChanges,
  "webAddress.format": messages.wrongUrl,
  "videoLink.format": messages.wrongVideo,
  "date.format": messages.wrongDate,
  "date.future": messages.wrongCareer,
  "date.past": messages.wrongDate,
  "color.format": messages.wrongColor,
  "zipcode.format": messages.wrongZipcode,
  "number.range": messages.wrongNumber,
  type: messages.wrongOther,
  "flag.format": messages.wrongOther,
  "choice.unknown": messages.wrongChoice,
  "consent.required": messages.wrongRequired,
  "email.taken": messages.wrongOther,
  "list.tooLong": messages.wrongListTooLong,
  "list.tooShort": messages.wrongListTooShort,
  "list.duplicate": messages.wrongDuplicate,
  "file.type": messages.wrongOther,
  "file.size": messages.wrongOther,
  "agreement.outdated": messages.wrongOther,
  forbidden: messages.wrongForbidden,
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
  return formatMessage(getErrorMessage(error, label !== undefined), { label, max });
}

function getErrorMessage(
  { field, code }: { field: FieldId | undefined; code: FieldCode },
  isLabeled: boolean,
): Message {
  const definition = field && fields[field];
  const isNumber = definition && "control" in definition && definition.control === "number";
  if (code === "type" && isNumber) return messages.wrongNumber;
  if (code === "text.tooLong" && definition?.max === undefined) return messages.wrongLong;
  const message = errorMessages[code];
  const request = definition && "request" in definition ? definition.request : undefined;
  if (isLabeled) return (code === "required" && request) || message;
  if (message === messages.wrongRequired) return messages.wrongEmpty;
  return message === messages.wrongOther ? messages.wrongValue : message;
}
