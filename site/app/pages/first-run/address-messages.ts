import { defineMessages } from "#app/i18n/define-messages.ts";

export const addressMessages = defineMessages({
  label: {
    id: "first-run.address",
    defaultMessage: "Your web address",
    description: "Label of the homepage’s address.",
  },
  change: {
    id: "first-run.address.change",
    defaultMessage: "Change",
    description: "Button that opens the field for the homepage’s address.",
  },
  changeLong: {
    id: "first-run.address.changeLong",
    defaultMessage: "Change your web address",
    description: "Accessible name of the button that opens the field for the address.",
  },
  use: {
    id: "first-run.address.use",
    defaultMessage: "Use this address",
    description: "Button that takes the typed address.",
  },
  cancel: {
    id: "first-run.address.cancel",
    defaultMessage: "Keep the old one",
    description: "Button that closes the field for the address without a change.",
  },
});
