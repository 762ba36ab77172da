import { defineMessages } from "#app/i18n/define-messages.ts";

/** Messages that several files use. */
export const gsapMessages = defineMessages({
  lead: {
    id: "gsap.lead",
    defaultMessage:
      "A demo of three ways a homepage could move. Play them, pause them, run them backwards, and change their speed.",
    description:
      "Text below the heading of the animation demo, and its description for search engines.",
  },
});
