import type { PublishCode } from "@realtor/api/publishing";
import { defineMessages, type Message } from "#app/i18n/define-messages.ts";

/** What to do about a missing condition of publishing: the label of its row and of the button. */
export const fixMessages: Readonly<Record<PublishCode, Message>> = defineMessages({
  "agreement.required": {
    id: "editor.fix.agreement",
    defaultMessage: "Agree to the terms",
    description: "Link to the agreement, which is required before publishing.",
  },
  "state.missing": {
    id: "editor.fix.state",
    defaultMessage: "Add an area",
    description: "Link to the field for areas, which is required before publishing.",
  },
  "license.missing": {
    id: "editor.fix.license",
    defaultMessage: "Add the license number",
    description: "Link to the license number, which is required before publishing.",
  },
  "license.unassigned": {
    id: "editor.fix.license.unassigned",
    defaultMessage: "Add the state of each license",
    description: "Link to the license numbers, whose states are required before publishing.",
  },
  "license.dre.missing": {
    id: "editor.fix.license.dre",
    defaultMessage: "Add the California license number",
    description: "Link to the license number, which is required before publishing.",
  },
  "license.dre.format": {
    id: "editor.fix.license.format",
    defaultMessage: "Correct the license number",
    description: "Link to the license number, which has a wrong number of digits.",
  },
  "license.grec.missing": {
    id: "editor.fix.license.grec",
    defaultMessage: "Add the Georgia license number",
    description: "Link to the license number, which is required before publishing.",
  },
  "brokerage.missing": {
    id: "editor.fix.brokerage",
    defaultMessage: "Add the brokerage",
    description: "Link to the brokerage’s name, which is required before publishing.",
  },
  "brokerage.license.missing": {
    id: "editor.fix.brokerage.license",
    defaultMessage: "Add the brokerage’s license number",
    description: "Link to the brokerage’s license number, which is required before publishing.",
  },
  "brokerage.phone.missing": {
    id: "editor.fix.brokerage.phone",
    defaultMessage: "Add the brokerage’s phone number",
    description: "Link to the brokerage’s phone number, which is required before publishing.",
  },
  "photo.missing": {
    id: "editor.fix.photo",
    defaultMessage: "Add your photo",
    description: "Link to the portrait, which is required before publishing.",
  },
  "contact.missing": {
    id: "editor.fix.contact",
    defaultMessage: "Add a way to reach you",
    description: "Link to the contact fields, one of which is required before publishing.",
  },
});
