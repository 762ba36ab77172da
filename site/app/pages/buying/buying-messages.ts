import { defineMessages } from "#app/i18n/define-messages.ts";

export const titleMessages = defineMessages({
  "1": {
    id: "buying.1.title",
    defaultMessage: "Pre-approval",
    description: "Title of the step about pre-approval in the guide to buying a home.",
  },
  "2": {
    id: "buying.2.title",
    defaultMessage: "Search",
    description: "Title of the step about the search in the guide to buying a home.",
  },
  "3": {
    id: "buying.3.title",
    defaultMessage: "Offer",
    description: "Title of the step about the offer in the guide to buying a home.",
  },
  "4": {
    id: "buying.4.title",
    defaultMessage: "Escrow or attorney review",
    description: "Title of the step about escrow or attorney review in the guide to buying a home.",
  },
  "5": {
    id: "buying.5.title",
    defaultMessage: "Loan approval",
    description: "Title of the step about loan approval in the guide to buying a home.",
  },
  "6": {
    id: "buying.6.title",
    defaultMessage: "Closing",
    description: "Title of the step about closing in the guide to buying a home.",
  },
});
