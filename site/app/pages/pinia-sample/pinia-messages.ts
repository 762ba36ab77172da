import { defineMessages } from "#app/i18n/define-messages.ts";

/** Messages that several files use. */
export const piniaMessages = defineMessages({
  counter: { id: "pinia.counter", defaultMessage: "Count", description: "Label of the counter." },
  lead: {
    id: "pinia.lead",
    defaultMessage:
      "A demo of two parts of a page, far apart, that share the same values. Count up or type in one, and the other changes at once.",
    description:
      "Text below the heading of the shared state demo, and its description for search engines.",
  },
});
