import { defineMessages } from "#app/i18n/define-messages.ts";

/** Messages that several files use. */
export const realtorsMessages = defineMessages({
  title: {
    id: "realtors.title",
    defaultMessage: "Websites",
    description: "Heading of the list of websites, for staff.",
  },
});

/** Statuses of a website. */
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
  invited: {
    id: "realtors.invited",
    defaultMessage: "Invited",
    description: "Status of a website whose realtor has not signed in yet.",
  },
});

/** The states in which realtors work. */
export const areaMessages = defineMessages({
  CA: {
    id: "realtors.area.CA",
    defaultMessage: "California",
    description: "Option of the filter by US state.",
  },
  GA: {
    id: "realtors.area.GA",
    defaultMessage: "Georgia",
    description: "Option of the filter by US state.",
  },
});
