import { defineMessages } from "#app/i18n/define-messages.ts";

/** Messages that several files use. */
export const inboxMessages = defineMessages({
  received: {
    id: "inbox.received",
    defaultMessage: "Received",
    description: "Label of the time at which the inquiry arrived.",
  },
  state: {
    id: "inbox.state",
    defaultMessage: "Status",
    description: "Label of an inquiry’s status, also a column of the CSV file.",
  },
  note: {
    id: "inbox.note",
    defaultMessage: "Your note",
    description: "Label of the field for an internal note about the inquiry.",
  },
  area: {
    id: "inbox.area",
    defaultMessage: "Area they work in",
    description: "Label of the area in which the sender works.",
  },
  hasSite: {
    id: "inbox.hasSite",
    defaultMessage: "Existing website",
    description: "Label: whether the sender already has a website.",
  },
  language: {
    id: "inbox.language",
    defaultMessage: "Language",
    description: "Label of the language of the page from which the inquiry was sent.",
  },
  email: {
    id: "inbox.email",
    defaultMessage: "Email",
    description: "Label of the sender’s email address.",
  },
  message: {
    id: "inbox.message",
    defaultMessage: "Message",
    description: "Label of the sender’s message.",
  },
  listing: {
    id: "inbox.listing",
    defaultMessage: "Asked about",
    description:
      "Label of the home that a contact request is about, also a column of the CSV file.",
  },
  showing: {
    id: "inbox.showing",
    defaultMessage: "Would like to see it",
    description:
      "Label of the times at which a visitor would like to see a home, also a column of the CSV file.",
  },
  for: {
    id: "inbox.for",
    defaultMessage: "For",
    description: "Label of the realtor to whom a contact request was sent.",
  },
  forGone: {
    id: "inbox.for.gone",
    defaultMessage: "A deleted website",
    description: "Shown instead of the realtor’s name when the website was deleted.",
  },
  title: {
    id: "inbox.title",
    defaultMessage: "Requests",
    description: "Heading and document title of the inbox.",
  },
});

export const stateMessages = defineMessages({
  done: {
    id: "inbox.state.done",
    defaultMessage: "Done",
    description: "Status of an inquiry that is finished.",
  },
  new: {
    id: "inbox.state.new",
    defaultMessage: "New",
    description: "Status of an inquiry that has not been handled.",
  },
  called: {
    id: "inbox.state.called",
    defaultMessage: "Open",
    description: "Status of an inquiry that is being handled: its sender was contacted.",
  },
});

export const spamMessages = defineMessages({
  notSpam: {
    id: "inbox.notSpam",
    defaultMessage: "Not spam",
    description: "Button that removes the spam mark of an inquiry.",
  },
  spam: {
    id: "inbox.spam",
    defaultMessage: "Move to spam",
    description: "Button that marks an inquiry as spam.",
  },
});

export const hasSiteMessages = defineMessages({
  Y: {
    id: "inbox.hasSite.Y",
    defaultMessage: "Yes",
    description: "Value: the sender has a website.",
  },
  N: {
    id: "inbox.hasSite.N",
    defaultMessage: "No, not yet",
    description: "Value: the sender has no website.",
  },
});
