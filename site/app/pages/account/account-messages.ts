import { defineMessages } from "#app/i18n/define-messages.ts";

/** Messages that several files use. */
export const accountMessages = defineMessages({
  title: {
    id: "account.title",
    defaultMessage: "Sign-in and security",
    description: "Heading and document title of the page about the account’s password and devices.",
  },
  password: {
    id: "account.password",
    defaultMessage: "Password",
    description: "Heading of the section in which the password is changed.",
  },
  devices: {
    id: "account.devices",
    defaultMessage: "Where you are signed in",
    description: "Heading of the list of browsers in which the account is signed in.",
  },
  currentPassword: {
    id: "account.password.current",
    defaultMessage: "Current password",
    description: "Label of the field for the current password.",
  },
  ending: {
    id: "account.devices.ending",
    defaultMessage: "Signing out",
    description: "Label of the button while a session is ended.",
  },
  others: {
    id: "account.others",
    defaultMessage: "Sign out everywhere else",
    description:
      "Button that ends the account’s sessions in all other browsers, and title of its dialog.",
  },
});

/** Errors of the field for the current password. */
export const currentPasswordMessages = defineMessages({
  missing: {
    id: "account.password.missing",
    defaultMessage: "Please enter your current password.",
    description: "Error of the field for the current password: empty.",
  },
  wrong: {
    id: "account.password.wrong",
    defaultMessage: "This is not your current password. Please try again.",
    description: "Error of the field for the current password: wrong.",
  },
});
