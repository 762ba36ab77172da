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
  rule: {
    id: "first-run.address.rule",
    defaultMessage: "Letters, hyphen and underscore, so that it can be read aloud.",
    description: "Hint at the field for the address: allowed characters and the reason.",
  },
  digits: {
    id: "first-run.address.digits",
    defaultMessage:
      "Only letters, hyphen and underscore: an address without digits can be read aloud.",
    description: "Error of the address: it has another character, such as a digit.",
  },
  length: {
    id: "first-run.address.length",
    defaultMessage: "Use 2 to 40 letters",
    description: "Error of the address: it is too short or too long.",
  },
  reserved: {
    id: "first-run.address.reserved",
    defaultMessage: "This site needs that address itself. Choose another.",
    description: "Error of the address: the platform has a page there.",
  },
  taken: {
    id: "first-run.address.taken",
    defaultMessage: "That address is taken. How about one of these?",
    description: "Error of the address: another website has it. Two proposals follow.",
  },
  free: {
    id: "first-run.address.free",
    defaultMessage: "{address} is free",
    description: "Status of the address: no other website has it.",
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
