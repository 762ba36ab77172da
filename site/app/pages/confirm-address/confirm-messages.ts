import { defineMessages } from "#app/i18n/define-messages.ts";

const titles = defineMessages({
  waiting: {
    id: "confirm-address.title",
    defaultMessage: "Receive the requests of this website?",
    description: "Heading of the page of a link that asks whether an address wants notices.",
  },
  confirmed: {
    id: "confirm-address.confirmed.title",
    defaultMessage: "This address is confirmed",
    description: "Heading after an address was confirmed.",
  },
  refused: {
    id: "confirm-address.refused.title",
    defaultMessage: "You will receive no requests",
    description: "Heading after the notices to an address were refused.",
  },
  ended: {
    id: "confirm-address.ended.title",
    defaultMessage: "This link has ended",
    description: "Heading of the page of a link that was replaced or is too old.",
  },
});

const questions = defineMessages({
  agent: {
    id: "confirm-address.agent",
    defaultMessage:
      "{agent} set the website {website} to send the requests of its visitors to this address. If that is you, please confirm it.",
    description:
      "Question to the reader of an agent’s own address; {agent} is the agent’s name, {website} the address of the website.",
  },
  brokerage: {
    id: "confirm-address.brokerage",
    defaultMessage:
      "{agent} would like to send you a copy of each request from {website}: the visitor’s name, phone number, email and message. You can stop it here later.",
    description:
      "Question to the reader of a brokerage’s address; {agent} is the agent’s name, {website} the address of the website.",
  },
});

const answers = defineMessages({
  confirmed: {
    id: "confirm-address.confirmed",
    defaultMessage: "From now on the requests from {website} are sent here.",
    description: "Text after an address was confirmed; {website} is the address of the website.",
  },
  refused: {
    id: "confirm-address.refused",
    defaultMessage: "Nothing from {website} is sent to this address, and we do not ask again.",
    description:
      "Text after the notices to an address were refused; {website} is the address of the website.",
  },
});

const texts = defineMessages({
  ended: {
    id: "confirm-address.ended",
    defaultMessage:
      "A newer link has replaced it, or the address is not used any more. Please open the link of the latest mail.",
    description: "Text of the page of a link that was replaced or is too old.",
  },
  address: {
    id: "confirm-address.address",
    defaultMessage: "Your address",
    description: "Label of the address that is asked about.",
  },
  confirm: {
    id: "confirm-address.confirm",
    defaultMessage: "Send them to this address",
    description: "Button that confirms an address.",
  },
  refuse: {
    id: "confirm-address.refuse",
    defaultMessage: "No, thank you",
    description: "Button that refuses the notices to an address.",
  },
  stop: {
    id: "confirm-address.stop",
    defaultMessage: "Stop sending them here",
    description: "Button that ends the notices to an address that was confirmed.",
  },
  script: {
    id: "confirm-address.script",
    defaultMessage: "This page needs JavaScript. Please turn it on in your browser.",
    description: "Shown on the page that confirms an address when JavaScript is disabled.",
  },
  sending: {
    id: "confirm-address.sending",
    defaultMessage: "Saving",
    description: "Label of a button while the answer is saved.",
  },
});

/** Messages of the page that asks whether an address wants notices. */
export const confirmMessages = { titles, questions, answers, ...texts };
