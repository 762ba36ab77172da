import { defineMessages } from "#app/i18n/define-messages.ts";

/** Texts of the section and the dialogs about two-step sign-in. */
export const secondFactorMessages = defineMessages({
  title: {
    id: "account.factor",
    defaultMessage: "Two-step sign-in",
    description: "Heading of the section about the second factor.",
  },
  lead: {
    id: "account.factor.lead",
    defaultMessage:
      "Signing in then also asks for a code from an app on your phone, so that a stolen password is not enough.",
    description: "Text below the heading of the section about the second factor.",
  },
  provider: {
    id: "account.factor.provider",
    defaultMessage:
      "You sign in with Kakao, LINE or Google, so their two-step sign-in protects this account. You can turn it on there.",
    description: "Text for an account without a password.",
  },
  providerToo: {
    id: "account.factor.providerToo",
    defaultMessage:
      "Signing in with Kakao, LINE or Google asks for the code of that service instead.",
    description: "Note below the status of two-step sign-in.",
  },
  on: {
    id: "account.factor.on",
    defaultMessage: "On",
    description: "Status of two-step sign-in.",
  },
  off: {
    id: "account.factor.off",
    defaultMessage: "Off",
    description: "Status of two-step sign-in.",
  },
  left: {
    id: "account.factor.left",
    defaultMessage:
      "{n, plural, =0 {No backup code is left. Please create new ones.} one {# backup code is left.} other {# backup codes are left.}}",
    description: "How many backup codes were not used.",
  },
  turnOn: {
    id: "account.factor.turnOn",
    defaultMessage: "Turn on",
    description: "Button that begins to turn two-step sign-in on, and button of its last field.",
  },
  turnOff: {
    id: "account.factor.turnOff",
    defaultMessage: "Turn off",
    description: "Button that turns two-step sign-in off.",
  },
  next: {
    id: "account.factor.next",
    defaultMessage: "Continue",
    description: "Button below the current password in the dialogs about two-step sign-in.",
  },
  checking: {
    id: "account.factor.checking",
    defaultMessage: "Checking",
    description: "Label of a button while a password or code is checked.",
  },
  turnOnTitle: {
    id: "account.factor.turnOnTitle",
    defaultMessage: "Turn on two-step sign-in",
    description: "Title of the dialog.",
  },
  turnOnText: {
    id: "account.factor.turnOnText",
    defaultMessage:
      "You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or 1Password. First, please enter your password.",
    description: "Text of the first step of turning two-step sign-in on.",
  },
  scan: {
    id: "account.factor.scan",
    defaultMessage:
      "Scan this code with the app, or enter the key below it. Then enter the 6 digits that the app shows.",
    description: "Text of the second step of turning two-step sign-in on.",
  },
  qr: {
    id: "account.factor.qr",
    defaultMessage: "QR code for your authenticator app. The key below has the same content.",
    description: "Text alternative of the QR code.",
  },
  key: {
    id: "account.factor.key",
    defaultMessage: "Key for the app",
    description: "Label of the secret, which is copied into the app instead of scanning the code.",
  },
  savedTitle: {
    id: "account.factor.savedTitle",
    defaultMessage: "Save your backup codes",
    description: "Title of the dialog that shows the backup codes.",
  },
  savedText: {
    id: "account.factor.savedText",
    defaultMessage:
      "Each code works once, if you do not have your phone. Keep them in a safe place: we cannot show them again.",
    description: "Text above the backup codes.",
  },
  codes: {
    id: "account.factor.codes",
    defaultMessage: "Backup codes",
    description: "Accessible name of the list of backup codes.",
  },
  copy: {
    id: "account.factor.copy",
    defaultMessage: "Copy the codes",
    description: "Button that copies the backup codes.",
  },
  copied: {
    id: "account.factor.copied",
    defaultMessage: "The codes were copied.",
    description: "Status after the backup codes were copied.",
  },
  uncopied: {
    id: "account.factor.uncopied",
    defaultMessage: "Copying did not work. Please write the codes down or download them.",
    description: "Status when the browser did not allow copying the backup codes.",
  },
  download: {
    id: "account.factor.download",
    defaultMessage: "Download",
    description: "Button that downloads the backup codes as a text file.",
  },
  done: {
    id: "account.factor.done",
    defaultMessage: "I have saved them",
    description: "Button that closes the dialog with the backup codes.",
  },
  turnedOn: {
    id: "account.factor.turnedOn",
    defaultMessage: "Two-step sign-in is on. All other devices were signed out.",
    description: "Status after two-step sign-in was turned on.",
  },
  renew: {
    id: "account.factor.renew",
    defaultMessage: "New backup codes",
    description: "Button that replaces the backup codes, and title of its dialog.",
  },
  renewText: {
    id: "account.factor.renewText",
    defaultMessage:
      "The codes that you have now will no longer work. Please enter your password and a code.",
    description: "Text of the dialog that replaces the backup codes.",
  },
  turnOffTitle: {
    id: "account.factor.turnOffTitle",
    defaultMessage: "Turn off two-step sign-in",
    description: "Title of the dialog.",
  },
  turnOffText: {
    id: "account.factor.turnOffText",
    defaultMessage: "Your password alone will then open the account.",
    description: "Text of the dialog that turns two-step sign-in off.",
  },
  turnedOff: {
    id: "account.factor.turnedOff",
    defaultMessage: "Two-step sign-in is off.",
    description: "Status after two-step sign-in was turned off.",
  },
});
