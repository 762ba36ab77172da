import { defineMessages } from "#app/i18n/define-messages.ts";

/** Texts of the step that asks for a code after the password. */
export const codeMessages = defineMessages({
  title: {
    id: "login.code.title",
    defaultMessage: "Enter your code",
    description: "Heading of the second step of signing in.",
  },
  app: {
    id: "login.code.app",
    defaultMessage: "Code from your authenticator app",
    description: "Label of the field for the six-digit code of the authenticator app.",
  },
  appHint: {
    id: "login.code.appHint",
    defaultMessage: "Open the app and enter the 6 digits it shows for Built for Realtors.",
    description: "Hint of the field for the code of the authenticator app.",
  },
  backup: {
    id: "login.code.backup",
    defaultMessage: "Backup code",
    description: "Label of the field for a backup code.",
  },
  backupHint: {
    id: "login.code.backupHint",
    defaultMessage: "Enter one of the codes that you saved. Each works once.",
    description: "Hint of the field for a backup code.",
  },
  toBackup: {
    id: "login.code.toBackup",
    defaultMessage: "Use a backup code",
    description: "Button that asks for a backup code instead of one of the authenticator app.",
  },
  toApp: {
    id: "login.code.toApp",
    defaultMessage: "Use the authenticator app",
    description: "Button that asks for a code of the authenticator app instead of a backup code.",
  },
  startOver: {
    id: "login.code.startOver",
    defaultMessage: "Back to the password",
    description: "Button of the second step of signing in that goes back to the first.",
  },
  help: {
    id: "login.code.help",
    defaultMessage:
      "If you have lost both, ask the person who made your account to turn two-step sign-in off.",
    description: "Text below the field for a backup code; “both” is the device and the codes.",
  },
});

/** Errors of the field for a code. */
export const codeErrorMessages = defineMessages({
  missing: {
    id: "login.code.missing",
    defaultMessage: "Please enter the code.",
    description: "Error of the field for a code: empty.",
  },
  wrong: {
    id: "login.code.wrong",
    defaultMessage: "This code is not right, or was used already. Please enter the current one.",
    description: "Error of the field for the code of the authenticator app.",
  },
  wrongBackup: {
    id: "login.code.wrongBackup",
    defaultMessage: "This backup code is not right, or was used already. Please try another.",
    description: "Error of the field for a backup code.",
  },
});

/** Why a code is not accepted. */
export type CodeError = keyof typeof codeErrorMessages;
