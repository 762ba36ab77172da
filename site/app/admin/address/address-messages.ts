import { defineMessages } from "#app/i18n/define-messages.ts";

/** Messages of the field for a homepage's address. */
export const addressMessages = defineMessages({
  rule: {
    id: "admin.address.rule",
    defaultMessage: "Letters, hyphen and underscore, so that it can be read aloud.",
    description: "Hint at the field for the address: allowed characters and the reason.",
  },
  digits: {
    id: "admin.address.digits",
    defaultMessage:
      "Only letters, hyphen and underscore: an address without digits can be read aloud.",
    description: "Error of the address: it has another character, such as a digit.",
  },
  length: {
    id: "admin.address.length",
    defaultMessage: "Use 2 to 40 letters",
    description: "Error of the address: it is too short or too long.",
  },
  reserved: {
    id: "admin.address.reserved",
    defaultMessage: "This site needs that address itself. Choose another.",
    description: "Error of the address: the platform has a page there.",
  },
  taken: {
    id: "admin.address.taken",
    defaultMessage: "That address is taken. How about one of these?",
    description: "Error of the address: another website has it. Two proposals follow.",
  },
  takenOnly: {
    id: "admin.address.takenOnly",
    defaultMessage: "That address is taken. Choose another.",
    description: "Error of the address: another website has it.",
  },
  tooManyChanges: {
    id: "admin.address.tooManyChanges",
    defaultMessage:
      "The address was changed five times within a year. Our staff can change it once more.",
    description: "Error of the address: no more changes are possible without staff.",
  },
  free: {
    id: "admin.address.free",
    defaultMessage: "{address} is free",
    description: "Status of the address: no other website has it.",
  },
});
