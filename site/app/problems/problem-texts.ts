import { defineMessages } from "#app/i18n/define-messages.ts";

/** Words for problems: what is wrong and what to do. `problemMessages` assigns them to codes. */
export const problemTexts = defineMessages({
  failed: {
    id: "problem.failed",
    defaultMessage: "Something went wrong. Please try again in a moment.",
    description: "Problem of an unknown kind.",
  },
  offline: {
    id: "problem.offline",
    defaultMessage: "You are offline. Please try again once you are connected.",
    description: "Problem: the device has no network connection.",
  },
  server: {
    id: "problem.server",
    defaultMessage: "Something went wrong on our side. Please try again in a moment.",
    description: "Problem: an error of the service.",
  },
  unavailable: {
    id: "problem.unavailable",
    defaultMessage: "The service is not available right now. Please try again in a few minutes.",
    description: "Problem: the service does not respond.",
  },
  busy: {
    id: "problem.busy",
    defaultMessage: "This cannot be made right now. Please try again in a moment.",
    description: "Problem: an image or a PDF cannot be created at the moment.",
  },
  tooMany: {
    id: "problem.tooMany",
    defaultMessage: "That was too many tries. Please try again in a few minutes.",
    description: "Problem: too many requests.",
  },
  unreadable: {
    id: "problem.unreadable",
    defaultMessage: "What was sent could not be read. Reload the page and try again.",
    description: "Problem: the request is malformed.",
  },
  characters: {
    id: "problem.characters",
    defaultMessage:
      "The text has characters that cannot be stored. Type it again without special characters.",
    description: "Problem: the text is not valid Unicode.",
  },
  invalid: {
    id: "problem.invalid",
    defaultMessage: "Some values are not accepted. Please check what you entered.",
    description: "Problem: some fields are invalid.",
  },
  sentAlready: {
    id: "problem.sentAlready",
    defaultMessage: "This was already sent with other content. Reload the page and send it again.",
    description: "Problem: the same form was sent with other content.",
  },
  wrongCode: {
    id: "problem.wrongCode",
    defaultMessage: "This code is not right, or was used already. Please enter the current one.",
    description: "Problem: a wrong code of the authenticator app, or a wrong backup code.",
  },
  secondFactorMissing: {
    id: "problem.secondFactorMissing",
    defaultMessage:
      "Staff need two-step sign-in here. Turn it on under “Sign-in and security” in the account menu.",
    description:
      "Problem: the operator requires a second factor of staff, and this account has none. The quoted text is the title of the page and the entry of the menu.",
  },
  secondFactorOn: {
    id: "problem.secondFactorOn",
    defaultMessage: "Two-step sign-in is on already. Reload the page to see it.",
    description: "Problem: it was turned on elsewhere meanwhile.",
  },
  secondFactorOff: {
    id: "problem.secondFactorOff",
    defaultMessage: "Two-step sign-in is off for this account. There is nothing more to do.",
    description: "Problem: it is not on, or was turned off elsewhere meanwhile.",
  },
  signIn: {
    id: "problem.signIn",
    defaultMessage: "Please sign in again.",
    description: "Problem: the user is signed out.",
  },
  forbidden: {
    id: "problem.forbidden",
    defaultMessage: "Your account may not do this. Ask our staff if it should.",
    description: "Problem: the user lacks the permission.",
  },
  wrongPassword: {
    id: "problem.wrongPassword",
    defaultMessage: "The email or password is not right. Please check both.",
    description: "Problem: sign-in with a wrong email or password.",
  },
  closed: {
    id: "problem.closed",
    defaultMessage: "This account is closed. Please ask the person who made it.",
    description: "Problem: the account was closed.",
  },
  linkUsed: {
    id: "problem.linkUsed",
    defaultMessage: "This link was already used or is too old. Please ask for a new one.",
    description: "Problem: the link for a new password is not valid.",
  },
  passwordShort: {
    id: "problem.passwordShort",
    defaultMessage: "Please choose a password with at least 10 characters.",
    description: "Problem: the new password is too short.",
  },
  passwordLong: {
    id: "problem.passwordLong",
    defaultMessage: "Please choose a password with at most 128 characters.",
    description: "Problem: the new password is too long.",
  },
  currentPassword: {
    id: "problem.currentPassword",
    defaultMessage: "The current password is not right. Please try again.",
    description: "Problem: the current password, which is needed for a new one, is wrong.",
  },
  signInAgain: {
    id: "problem.signInAgain",
    defaultMessage:
      "To protect your account, please sign out here, sign in again, and repeat this.",
    description: "Problem: an account without a password ends sessions a while after signing in.",
  },
  noPassword: {
    id: "problem.noPassword",
    defaultMessage: "This account has no password yet. Ask for a link by email to set one.",
    description: "Problem: an account that signs in with a provider changes its password.",
  },
  sessionEnded: {
    id: "problem.sessionEnded",
    defaultMessage: "This device is signed out already. Reload the page.",
    description: "Problem: a session that the user ends no longer exists.",
  },
  passwordWeak: {
    id: "problem.passwordWeak",
    defaultMessage: "This password is easy to guess. Please choose another.",
    description: "Problem: the new password is a common one.",
  },
  email: {
    id: "problem.email",
    defaultMessage: "Please check the email address. For example, name@example.com",
    description: "Problem: not an email address.",
  },
  elsewhere: {
    id: "problem.elsewhere",
    defaultMessage:
      "You cannot do this from this address. Please open the Built for Realtors site.",
    description:
      "Problem: the request came from another website, or an account cannot be used there.",
  },
  provider: {
    id: "problem.provider",
    defaultMessage: "You cannot sign in this way here. Please choose another way.",
    description: "Problem: the sign-in provider is not available.",
  },
  gone: {
    id: "problem.gone",
    defaultMessage: "This no longer exists. Reload the page.",
    description: "Problem: a former version, request or address does not exist.",
  },
  websiteGone: {
    id: "problem.websiteGone",
    defaultMessage: "This website no longer exists. Go back to the list.",
    description: "Problem: the website does not exist.",
  },
  photoGone: {
    id: "problem.photoGone",
    defaultMessage: "This photo no longer exists. Please upload it again.",
    description: "Problem: the photo does not exist.",
  },
  invitationAccepted: {
    id: "problem.invitationAccepted",
    defaultMessage: "This agent has set a password, so the email stays as it is.",
    description: "Problem: staff correct the email of an account that is in use.",
  },
  mailUnconfigured: {
    id: "problem.mailUnconfigured",
    defaultMessage: "No mail server is set up, so no email can be sent. Copy the link instead.",
    description: "Problem: staff send an invitation by email without a mail server.",
  },
  mailRefused: {
    id: "problem.mailRefused",
    defaultMessage: "The mail server did not accept this address. Please check the email.",
    description: "Problem: the mail server refuses the address of an invitation.",
  },
  mailUnavailable: {
    id: "problem.mailUnavailable",
    defaultMessage:
      "The email could not be sent right now. Try again in a moment, or copy the link.",
    description: "Problem: the mail server cannot be reached.",
  },
  translationUnavailable: {
    id: "problem.translationUnavailable",
    defaultMessage: "We could not translate this right now. Try again later.",
    description: "Problem: the translation provider cannot be reached, or none is set up.",
  },
  emailTaken: {
    id: "problem.emailTaken",
    defaultMessage: "There is already an account with this email. Please use another.",
    description: "Problem: another account has the email.",
  },
  slugTaken: {
    id: "problem.slugTaken",
    defaultMessage: "That address is taken. Please try another.",
    description: "Problem: another website has the address.",
  },
  slugTooManyChanges: {
    id: "problem.slugTooManyChanges",
    defaultMessage:
      "The address was changed five times within a year. Ask our staff for another change.",
    description: "Problem: no more changes of the website’s address are possible without staff.",
  },
  websiteExists: {
    id: "problem.websiteExists",
    defaultMessage: "You already have a website. Reload the page to open it.",
    description: "Problem: the realtor already has a website.",
  },
  stale: {
    id: "problem.stale",
    defaultMessage:
      "This website was changed elsewhere too. Reload the page and make your change again.",
    description: "Problem: another user saved the website in the meantime.",
  },
  suspended: {
    id: "problem.suspended",
    defaultMessage: "We took this website offline. Only we can publish it again: please ask us.",
    description: "Problem: staff took the website offline, and the realtor wants to publish it.",
  },
  agreementChanged: {
    id: "problem.agreementChanged",
    defaultMessage: "The agreement was changed. Reload the page and read it again.",
    description: "Problem: the accepted version of the agreement is not the current one.",
  },
  agreementUnpublished: {
    id: "problem.agreementUnpublished",
    defaultMessage: "The agreement is not published yet. Please try again later.",
    description: "Problem: the operator has not published the agreement.",
  },
  unpublishable: {
    id: "problem.unpublishable",
    defaultMessage: "The website cannot be public yet.",
    description:
      "Problem: something that publishing requires is missing; sentences about each follow.",
  },
  uploadAgain: {
    id: "problem.uploadAgain",
    defaultMessage: "The upload did not work. Please choose the photo again.",
    description: "Problem: the upload address is not valid, too old or used.",
  },
  tooLarge: {
    id: "problem.tooLarge",
    defaultMessage: "That is too large to send. Please leave something out.",
    description: "Problem: the request is too large.",
  },
  photoLarge: {
    id: "problem.photoLarge",
    defaultMessage: "The photo is larger than 10 MB. Please choose a smaller one.",
    description: "Problem: the photo is too large.",
  },
  photoKind: {
    id: "problem.photoKind",
    defaultMessage:
      "This file is not a photo that can be used. Choose a JPG, PNG, WebP or AVIF file.",
    description: "Problem: the file is not a photo of an accepted format.",
  },
  photoBroken: {
    id: "problem.photoBroken",
    defaultMessage:
      "The photo is damaged or has a size that cannot be used. Please choose another.",
    description: "Problem: the photo cannot be read, or its dimensions are not accepted.",
  },
  photoUnavailable: {
    id: "problem.photoUnavailable",
    defaultMessage: "Photos cannot be stored right now. Please try again in a few minutes.",
    description: "Problem: the store of the photos does not respond; everything else works.",
  },
});
