import { defineMessages } from "#app/i18n/define-messages.ts";

/** Messages of the settings of notifications. */
export const notificationMessages = defineMessages({
  title: {
    id: "inbox.notify.title",
    defaultMessage: "Notifications",
    description:
      "Title of the dialog with the settings of notifications, and the button that opens it.",
  },
  noMail: {
    id: "inbox.notify.noMail",
    defaultMessage: "No mail server is connected, so no email is sent yet.",
    description: "Note in the settings of notifications while no mail server is configured.",
  },
  mail: {
    id: "inbox.notify.mail",
    defaultMessage: "Email me about each contact request ({address})",
    description: "Checkbox in the settings of notifications; {address} is the realtor’s address.",
  },
  sms: {
    id: "inbox.notify.sms",
    defaultMessage: "Text me about each contact request",
    description: "Checkbox in the settings of notifications: text messages to the realtor’s phone.",
  },
  brokerage: {
    id: "inbox.notify.brokerage",
    defaultMessage: "Email address of the brokerage",
    description: "Label of an optional address that also receives each contact request.",
  },
  brokerageHint: {
    id: "inbox.notify.brokerage.hint",
    defaultMessage: "Also receives each contact request. Leave it empty for none.",
    description: "Hint below the field for the address of the brokerage.",
  },
  brokerageWrong: {
    id: "inbox.notify.brokerage.wrong",
    defaultMessage: "Please enter an email address such as office@brokerage.example.",
    description: "Error of the field for the address of the brokerage.",
  },
  language: {
    id: "inbox.notify.language",
    defaultMessage: "Language of the notifications",
    description: "Label of the select for the language of mails to the realtor.",
  },
  quiet: {
    id: "inbox.notify.quiet",
    defaultMessage: "Send nothing at night",
    description:
      "Checkbox that turns on the hours in which no notification is sent to the realtor.",
  },
  quietStart: {
    id: "inbox.notify.quiet.start",
    defaultMessage: "From",
    description: "Label of the time at which the quiet hours start.",
  },
  quietEnd: {
    id: "inbox.notify.quiet.end",
    defaultMessage: "Until",
    description: "Label of the time at which the quiet hours end.",
  },
  timeZone: {
    id: "inbox.notify.timeZone",
    defaultMessage: "Time zone",
    description: "Label of the select for the time zone of the quiet hours.",
  },
  save: {
    id: "inbox.notify.save",
    defaultMessage: "Save",
    description: "Button that saves the settings of notifications.",
  },
  saving: {
    id: "inbox.notify.saving",
    defaultMessage: "Saving",
    description: "Label of the button while the settings of notifications are saved.",
  },
  saved: {
    id: "inbox.notify.saved",
    defaultMessage: "Settings saved.",
    description: "Status after the settings of notifications were saved.",
  },
});
