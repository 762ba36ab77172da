import { defineMessages } from "#app/i18n/define-messages.ts";

/** Messages of the addresses and numbers of notices in the settings. */
export const contactPointMessages = defineMessages({
  mail: {
    id: "inbox.notify.point.mail",
    defaultMessage:
      "{address} is not confirmed yet. We send a link there, which has to be opened and confirmed.",
    description: "State of an address for notices that waits for its confirmation.",
  },
  sms: {
    id: "inbox.notify.point.sms",
    defaultMessage: "{address} is not confirmed yet. We send a code there: please enter it.",
    description: "State of a phone number for notices that waits for its confirmation.",
  },
  confirmed: {
    id: "inbox.notify.point.confirmed",
    defaultMessage: "{address} is confirmed.",
    description: "State of an address or phone number for notices.",
  },
  refused: {
    id: "inbox.notify.point.refused",
    defaultMessage: "{address} does not want to receive requests. Nothing is sent there.",
    description: "State of an address for notices whose reader refused.",
  },
  nothing: {
    id: "inbox.notify.point.nothing",
    defaultMessage: "Until then requests go to the address of your account.",
    description: "Below the state of an address or phone number that receives nothing yet.",
  },
  until: {
    id: "inbox.notify.point.until",
    defaultMessage: "It receives requests until {date}, and then only once it is confirmed.",
    description:
      "Below the state of an address or phone number that still receives notices; {date} is the last day.",
  },
  again: {
    id: "inbox.notify.point.again",
    defaultMessage: "Send again",
    description: "Button that sends the link or code that confirms an address or number again.",
  },
  sent: {
    id: "inbox.notify.point.sent",
    defaultMessage: "Sent.",
    description: "Status after a link or code was sent again.",
  },
  code: {
    id: "inbox.notify.point.code",
    defaultMessage: "Code from the text message",
    description: "Label of the field for the code that confirms a phone number.",
  },
  codeWrong: {
    id: "inbox.notify.point.codeWrong",
    defaultMessage: "This code is not right or too old. Please check it, or send a new one.",
    description: "Error of the field for the code that confirms a phone number.",
  },
  confirm: {
    id: "inbox.notify.point.confirm",
    defaultMessage: "Confirm",
    description: "Button that confirms a phone number with a code.",
  },
  confirmedNow: {
    id: "inbox.notify.point.confirmedNow",
    defaultMessage: "The number is confirmed.",
    description: "Status after a phone number was confirmed.",
  },
});
