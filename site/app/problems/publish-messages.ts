import type { PublishCode } from "@realtor/profile/conditions";
import { defineMessages, type Message } from "#app/i18n/define-messages.ts";

/** What is missing for publishing, as a sentence that names the field. */
export const publishMessages: Readonly<Record<PublishCode, Message>> = defineMessages({
  "agreement.required": {
    id: "problem.agreement.required",
    defaultMessage: "The realtor must agree to the realtor service agreement.",
    description:
      "Required before publishing: acceptance of the agreement by the website’s realtor.",
  },
  "state.missing": {
    id: "problem.state.missing",
    defaultMessage: "Add at least one area.",
    description: "Required before publishing: an area.",
  },
  "license.missing": {
    id: "problem.license.missing",
    defaultMessage: "A license number is needed.",
    description: "Required before publishing: the license number.",
  },
  "license.unassigned": {
    id: "problem.license.unassigned",
    defaultMessage:
      "With areas in both states, say which state each number is of. For example, CA DRE 01234567",
    description: "Required before publishing: the authority of each license number.",
  },
  "license.dre.missing": {
    id: "problem.license.dre.missing",
    defaultMessage: "A California DRE license number is needed.",
    description:
      "Required before publishing: a license number of the California Department of Real Estate.",
  },
  "license.dre.format": {
    id: "problem.license.dre.format",
    defaultMessage: "A DRE license number has eight digits.",
    description: "Required before publishing: a California license number with eight digits.",
  },
  "license.grec.missing": {
    id: "problem.license.grec.missing",
    defaultMessage: "A Georgia license number is needed.",
    description:
      "Required before publishing: a license number of the Georgia Real Estate Commission.",
  },
  "license.taken": {
    id: "problem.license.taken",
    defaultMessage:
      "Another website already uses this license number. Please check it. If it is yours, call us and we will allow it.",
    description: "Required before publishing: a license number that no other website has.",
  },
  "brokerage.missing": {
    id: "problem.brokerage.missing",
    defaultMessage: "The brokerage’s name is needed.",
    description: "Required before publishing: the brokerage’s name.",
  },
  "brokerage.license.missing": {
    id: "problem.brokerage.license.missing",
    defaultMessage: "The brokerage’s license number is needed.",
    description: "Required before publishing: the brokerage’s license number.",
  },
  "brokerage.phone.missing": {
    id: "problem.brokerage.phone.missing",
    defaultMessage: "The brokerage’s phone number is needed.",
    description: "Required before publishing: the brokerage’s phone number.",
  },
  "photo.missing": {
    id: "problem.photo.missing",
    defaultMessage: "Add a portrait.",
    description: "Required before publishing: a photo of the realtor.",
  },
  "contact.missing": {
    id: "problem.contact.missing",
    defaultMessage: "Add at least one way to reach you.",
    description: "Required before publishing: a phone number, email address or messenger.",
  },
});
