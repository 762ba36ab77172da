import { defineMessages } from "#app/i18n/define-messages.ts";

/** Messages that several files use. */
export const realtorsMessages = defineMessages({
  title: {
    id: "realtors.title",
    defaultMessage: "Realtors",
    description: "Heading and document title of the list of websites, for staff.",
  },
});

export const stateMessages = defineMessages({
  draft: {
    id: "realtors.draft",
    defaultMessage: "Draft",
    description: "Status of a website that is not published.",
  },
  live: {
    id: "realtors.live",
    defaultMessage: "Live",
    description: "Status of a published website.",
  },
});
