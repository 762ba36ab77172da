import type { RuleCode } from "@realtor/api/rules";
import { defineMessages, type Message } from "#app/i18n/define-messages.ts";
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
    description: "Label of the field for the cities in which the realtor works.",
  },
  state: {
    id: "website.state",
    defaultMessage: "State",
    description: "Label of the select for the state of the cities.",
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
export const errorMessages: Partial<Record<RuleCode, Message>> = defineMessages({
  "slug.format": {
    id: "website.wrong.slug",
    defaultMessage: "Use letters, underscore and hyphen only.",
    description: "Error of the address field: characters that are not allowed.",
  },
  "slug.length": {
    id: "website.wrong.slugLength",
    defaultMessage: "Use 2 to 40 characters for the address.",
    description: "Error of the address field: too short or too long.",
  },
  "slug.reserved": {
    id: "website.wrong.slugReserved",
    defaultMessage: "This address cannot be used. Choose another one.",
    description: "Error of the address field: the site uses this address for one of its own pages.",
  },
  "slug.taken": {
    id: "website.wrong.slugTaken",
    defaultMessage: "This address is taken. Choose another one.",
    description: "Error of the address field: another website has this address.",
  },
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
});
