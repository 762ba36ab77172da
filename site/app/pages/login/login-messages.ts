import { defineMessages } from "#app/i18n/define-messages.ts";

/** Messages that several files use. */
export const loginMessages = defineMessages({
  id: {
    id: "login.id",
    defaultMessage: "Email",
    description: "Label of the email field for sign-in and password reset.",
  },
  password: {
    id: "login.password",
    defaultMessage: "Password",
    description: "Label of the password field.",
  },
  show: {
    id: "login.show",
    defaultMessage: "Show password",
    description: "Button that shows the password as text.",
  },
  submit: {
    id: "login.submit",
    defaultMessage: "Sign in",
    description:
      "Submit button of the sign-in form, and link to it from a link that no longer works.",
  },
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

export const loginErrorMessages = defineMessages({
  failed: {
    id: "login.failed",
    defaultMessage: "That email and password do not match. Check both, or set a new password.",
    description: "Error after sign-in with a wrong email or password.",
  },
  tooMany: {
    id: "login.tooMany",
    defaultMessage: "That was too many tries. Please try again in a few minutes.",
    description: "Error after too many sign-in attempts.",
  },
  closed: {
    id: "login.closed",
    defaultMessage: "This account is closed. Please ask the person who made it.",
    description: "Error after sign-in to an account that was closed.",
  },
  unreachable: {
    id: "login.unreachable",
    defaultMessage: "You cannot sign in right now. Please try again in a moment.",
    description: "Error when the sign-in service cannot be reached.",
  },
  idMissing: {
    id: "login.idMissing",
    defaultMessage: "Please enter your email.",
    description: "Error of the email field: empty.",
  },
  idWrong: {
    id: "login.idWrong",
    defaultMessage: "Please check the email address. For example, name@example.com",
    description: "Error of the email field: not an email address.",
  },
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
  "back.elsewhere": {
    id: "login.back.elsewhere",
    defaultMessage:
      "This account cannot be used on this domain. Please sign in on the Built for Realtors site.",
    description: "Reason of a failed sign-in: the account belongs to another domain.",
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
});
