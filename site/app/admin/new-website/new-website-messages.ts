import type { RuleCode } from "@realtor/api/rules";
import { defineMessages, type Message } from "#app/i18n/define-messages.ts";
import { addressMessages } from "../address/address-messages.ts";
import type { WebsiteField } from "./new-website.ts";

/** Messages that several files use. */
export const websiteMessages = defineMessages({
  choose: {
    id: "website.state.choose",
    defaultMessage: "Choose",
    description: "Text of a select without a selected option.",
  },
  creating: {
    id: "website.creating",
    defaultMessage: "Creating",
    description: "Label of the submit button while a website or an invitation link is created.",
  },
  new: {
    id: "website.new",
    defaultMessage: "New website",
    description: "Button and dialog title for staff: creates a website for a realtor.",
  },
  own: {
    id: "website.own",
    defaultMessage: "Make my website",
    description: "Button and dialog title for a realtor: creates the realtor’s own website.",
  },
});

/** Messages of the form. */
export const formMessages = defineMessages({
  required: {
    id: "admin.required",
    defaultMessage: "Required",
    description: "Marker next to the label of a form field that must be filled in.",
  },
  addArea: {
    id: "website.areas.add",
    defaultMessage: "Add an area",
    description: "Label of the input that adds a city to the realtor’s areas.",
  },
  areasHint: {
    id: "website.areas.hint",
    defaultMessage: "Choose a city, or type its name.",
    description: "Hint below the label of the input that adds a city.",
  },
  noAreas: {
    id: "website.areas.empty",
    defaultMessage: "No areas yet. They can follow later.",
    description: "Shown in place of the cities while none is added.",
  },
  create: {
    id: "website.create",
    defaultMessage: "Create",
    description: "Button that creates the website.",
  },
  duplicate: {
    id: "website.duplicate.create",
    defaultMessage: "Duplicate",
    description: "Button that creates a copy of a website for another realtor.",
  },
  wrongOther: {
    id: "website.wrong.other",
    defaultMessage: "Please check what you entered.",
    description: "Error of a field of the form for a new website without a more specific text.",
  },
});

export const stateMessages = defineMessages({
  CA: {
    id: "website.state.CA",
    defaultMessage: "California",
    description: "Option of the select for a state.",
  },
  GA: {
    id: "website.state.GA",
    defaultMessage: "Georgia",
    description: "Option of the select for a state.",
  },
});

export const websiteFieldMessages = defineMessages({
  nameKr: {
    id: "website.nameKr",
    defaultMessage: "Name (Korean)",
    description: "Label of the field for the realtor’s name in Korean.",
  },
  nameEn: {
    id: "website.nameEn",
    defaultMessage: "Name (English)",
    description: "Label of the field for the realtor’s name in English.",
  },
  nameJa: {
    id: "website.nameJa",
    defaultMessage: "Name (Japanese)",
    description: "Label of the field for the realtor’s name in Japanese.",
  },
  desiredUrl: {
    id: "website.desiredUrl",
    defaultMessage: "Web address",
    description: "Label of the field for the last part of the website’s address.",
  },
  email: {
    id: "website.email",
    defaultMessage: "Realtor’s email",
    description: "Label of the field for the email address to which the account belongs.",
  },
  locale: {
    id: "website.locale",
    defaultMessage: "Language of the invitation",
    description: "Label of the select for the language of the invitation link.",
  },
  areas: {
    id: "website.areas",
    defaultMessage: "Areas",
    description: "Label of the list of the cities in which the realtor works.",
  },
  state: {
    id: "website.state",
    defaultMessage: "State",
    description:
      "Label of the select for the state of the added cities; shown if one of them is not known.",
  },
});

/** Errors of empty fields. */
export const requestMessages: Partial<Record<WebsiteField, Message>> = defineMessages({
  nameEn: {
    id: "website.request.nameEn",
    defaultMessage: "Enter the name in English.",
    description: "Error of the field for the English name: it is empty.",
  },
  desiredUrl: {
    id: "website.request.desiredUrl",
    defaultMessage: "Enter a web address.",
    description: "Error of the address field: it is empty.",
  },
  email: {
    id: "website.request.email",
    defaultMessage: "Enter the realtor’s email address.",
    description: "Error of the email field: it is empty.",
  },
  state: {
    id: "website.request.state",
    defaultMessage: "Choose a state.",
    description: "Error of the select for the state of the cities: none is chosen.",
  },
});

/** Errors of filled-in fields. */
export const errorMessages: Partial<Record<RuleCode, Message>> = {
  "slug.format": addressMessages.digits,
  "slug.length": addressMessages.length,
  "slug.reserved": addressMessages.reserved,
  "slug.taken": addressMessages.takenOnly,
  ...defineMessages({
    "email.format": {
      id: "website.wrong.email",
      defaultMessage: "Enter the whole email address. For example, name@example.com",
      description: "Error of the email field: not an email address.",
    },
    "email.taken": {
      id: "website.wrong.emailTaken",
      defaultMessage: "There is an account with this email already. Enter another one.",
      description: "Error of the email field: there is an account with this email.",
    },
    "text.tooLong": {
      id: "website.wrong.tooLong",
      defaultMessage: "Please keep it shorter.",
      description: "Error of a text field of the form for a new website: too many characters.",
    },
    "list.tooLong": {
      id: "website.wrong.listTooLong",
      defaultMessage: "You can enter up to 20 areas.",
      description: "Error of the field for cities: too many cities.",
    },
  }),
};
