import type { PublishCode, PublishGroup } from "@realtor/profile/conditions";
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
  "license.taken": {
    id: "editor.fix.license.taken",
    defaultMessage: "Check the license number",
    description: "Link to the license number, which another website has.",
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

/** What is done, in the list of the required things that are there. */
export const groupMessages: Readonly<Record<PublishGroup, Message>> = defineMessages({
  agreement: {
    id: "editor.check.done.agreement",
    defaultMessage: "Agreement",
    description: "Required for publishing: the agreement. In the list of what is done.",
  },
  area: {
    id: "editor.check.done.area",
    defaultMessage: "Area",
    description: "Required for publishing: an area. In the list of what is done.",
  },
  license: {
    id: "editor.check.done.license",
    defaultMessage: "License",
    description: "Required for publishing: a license number. In the list of what is done.",
  },
  brokerage: {
    id: "editor.check.done.brokerage",
    defaultMessage: "Brokerage",
    description: "Required for publishing: the brokerage. In the list of what is done.",
  },
  photo: {
    id: "editor.check.done.photo",
    defaultMessage: "Photo",
    description: "Required for publishing: a portrait. In the list of what is done.",
  },
  contact: {
    id: "editor.check.done.contact",
    defaultMessage: "A way to reach you",
    description: "Required for publishing: a contact. In the list of what is done.",
  },
});

/** Why a wording may break the law or the rules of advertising. */
export const wordingMessages = defineMessages({
  steering: {
    id: "editor.check.wording.steering",
    defaultMessage:
      "Saying whom a neighborhood suits can break fair-housing law. Describe the home, not who should live in it.",
    description: "Explanation of a wording that says for whom a neighborhood is suitable.",
  },
  school: {
    id: "editor.check.wording.school",
    defaultMessage:
      "Promising good schools can steer buyers. Name the district or a source instead.",
    description: "Explanation of a wording that praises schools.",
  },
  superlative: {
    id: "editor.check.wording.superlative",
    defaultMessage:
      "“Best” or “number one” without a source can break advertising rules. Add the period and the source.",
    description: "Explanation of a superlative without a source.",
  },
  guarantee: {
    id: "editor.check.wording.guarantee",
    defaultMessage: "Results cannot be promised.",
    description: "Explanation of a wording that promises results.",
  },
  capitals: {
    id: "editor.check.wording.capitals",
    defaultMessage: "Sentences in capitals are hard to read.",
    description: "Explanation of a sentence in capital letters.",
  },
});
