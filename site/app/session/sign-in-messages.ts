import { defineMessages } from "#app/i18n/define-messages.ts";

/** Texts of the fields for email and password, and of the button below them. */
export const signInMessages = defineMessages({
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
  sending: {
    id: "login.sending",
    defaultMessage: "Signing in",
    description: "Label of the submit button during sign-in.",
  },
});

/** Errors of the sign-in form and its fields. */
export const signInErrorMessages = defineMessages({
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
  "back.elsewhere": {
    id: "login.back.elsewhere",
    defaultMessage:
      "This account cannot be used on this domain. Please sign in on the Built for Realtors site.",
    description: "Reason of a failed sign-in: the account belongs to another domain.",
  },
  codeEnded: {
    id: "login.code.ended",
    defaultMessage: "That took too long. Please enter your password again.",
    description: "Error above the sign-in form after the second step took longer than ten minutes.",
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
});

/** Link to the product's sign-in page, below the error `back.elsewhere`. */
export const productLoginMessage = defineMessages({
  open: {
    id: "login.elsewhere.open",
    defaultMessage: "Go to that sign-in page",
    description:
      "Link to the sign-in page of the Built for Realtors site, after an account was refused on an agent’s own domain.",
  },
}).open;
