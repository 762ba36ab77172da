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
  others: {
    id: "account.others",
    defaultMessage: "Sign out everywhere else",
    description:
      "Button that ends the account’s sessions in all other browsers, and title of its dialog.",
  },
});
