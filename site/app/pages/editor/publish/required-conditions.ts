import type { PublishCode } from "@realtor/api/publishing";
import { defineMessages, type Message } from "#app/i18n/define-messages.ts";

const messages = defineMessages({
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

/** The conditions of publishing and the beginning of their codes. */
const conditions: readonly (readonly [prefix: string, message: Message])[] = [
  ["agreement.", messages.agreement],
  ["state.", messages.area],
  ["license.", messages.license],
  ["brokerage.", messages.brokerage],
  ["photo.", messages.photo],
  ["contact.", messages.contact],
];

/** The names of the conditions that are met. The agreement is required for the first publication only. */
export function getDoneConditions(
  missing: readonly PublishCode[],
  isPublished: boolean,
): readonly Message[] {
  return conditions
    .filter(([prefix]) => !(isPublished && prefix === "agreement."))
    .filter(([prefix]) => !missing.some((code) => code.startsWith(prefix)))
    .map(([, message]) => message);
}
