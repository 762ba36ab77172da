import { defineMessages } from "#app/i18n/define-messages.ts";
import { signInErrorMessages } from "#app/session/sign-in-messages.ts";

/** Messages that several files of the sign-in pages use. */
export const loginMessages = defineMessages({
  or: {
    id: "login.or",
    defaultMessage: "or",
    description: "Separator between two ways to sign in.",
  },
  new: {
    id: "login.new.submit",
    defaultMessage: "Set password",
    description: "Submit button of the form for a new password.",
  },
  reset: {
    id: "login.reset.title",
    defaultMessage: "Choose a new password",
    description: "Heading of the page that a password reset link opens.",
  },
  resetLead: {
    id: "login.reset.lead",
    defaultMessage:
      "Choose the password to use from now on. You will be signed out on every other device.",
    description: "Text of the page that a password reset link opens.",
  },
  welcome: {
    id: "login.invite.title",
    defaultMessage: "Welcome",
    description: "Heading of the page that an invitation link opens, until the name is known.",
  },
  set: {
    id: "login.set.title",
    defaultMessage: "Your password is set",
    description: "Heading after a new password was saved.",
  },
  script: {
    id: "login.script",
    defaultMessage: "Signing in needs JavaScript. Please turn it on in your browser.",
    description: "Shown on the sign-in page when JavaScript is disabled.",
  },
});

/** Errors of signing in: with a password, and those of the redirect from a provider. */
export const loginErrorMessages = {
  ...signInErrorMessages,
  ...defineMessages({
    "back.unknown": {
      id: "login.back.unknown",
      defaultMessage: "There is no account with this email. Accounts are made by our team.",
      description: "Reason of a failed sign-in: no account has the provider’s email.",
    },
    "back.refused": {
      id: "login.back.refused",
      defaultMessage: "You canceled signing in.",
      description: "Reason of a failed sign-in: canceled at the provider.",
    },
    "back.unverified": {
      id: "login.back.unverified",
      defaultMessage:
        "The provider has not verified this email yet. Verify it there and try again, or sign in with your password.",
      description: "Reason of a failed sign-in: the provider has not verified the email.",
    },
    "back.noEmail": {
      id: "login.back.noEmail",
      defaultMessage:
        "The provider did not share your email. Please agree to share it, or sign in with your password.",
      description: "Reason of a failed sign-in: the provider did not share an email.",
    },
    "back.used": {
      id: "login.back.used",
      defaultMessage: "This sign-in address was used already or is too old. Please start again.",
      description:
        "Reason of a failed sign-in: the address with the one-time code was used or expired.",
    },
    "back.foreign": {
      id: "login.back.foreign",
      defaultMessage: "This sign-in was not started in this browser. Please start again.",
      description: "Reason of a failed sign-in: it was started in another browser.",
    },
  }),
};
