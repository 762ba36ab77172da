import { defineMessages } from "#app/i18n/define-messages.ts";

/** The buttons of the bar. */
export const verbMessages = defineMessages({
  invite: {
    id: "realtors.bulk.invite",
    defaultMessage: "Send invitations",
    description: "Button that invites the realtors of the selected websites.",
  },
  publish: {
    id: "realtors.bulk.publish",
    defaultMessage: "Publish",
    description: "Button that publishes the selected websites.",
  },
  unpublish: {
    id: "realtors.bulk.unpublish",
    defaultMessage: "Unpublish",
    description: "Button that takes the selected websites off the public site.",
  },
  export: {
    id: "realtors.bulk.export",
    defaultMessage: "Export",
    description: "Button that downloads each of the selected websites as a file.",
  },
});

/** Status while an action runs. */
export const progressMessages = defineMessages({
  invite: {
    id: "realtors.bulk.inviting",
    defaultMessage: "Sending invitations: {finished} of {total}",
    description: "Status while invitations are sent one after the other.",
  },
  publish: {
    id: "realtors.bulk.publishing",
    defaultMessage: "Publishing: {finished} of {total}",
    description: "Status while websites are published one after the other.",
  },
  unpublish: {
    id: "realtors.bulk.unpublishing",
    defaultMessage: "Unpublishing: {finished} of {total}",
    description: "Status while websites are taken off the public site one after the other.",
  },
  export: {
    id: "realtors.bulk.exporting",
    defaultMessage: "Exporting: {finished} of {total}",
    description: "Status while websites are downloaded one after the other.",
  },
});

/** Status after an action. */
export const doneMessages = defineMessages({
  invite: {
    id: "realtors.bulk.invited",
    defaultMessage: "{n, plural, one {# invitation was} other {# invitations were}} sent.",
    description: "Status after invitations were sent.",
  },
  publish: {
    id: "realtors.bulk.published",
    defaultMessage: "{n, plural, one {# website is} other {# websites are}} live.",
    description: "Status after websites were published.",
  },
  unpublish: {
    id: "realtors.bulk.unpublished",
    defaultMessage: "{n, plural, one {# website is} other {# websites are}} no longer public.",
    description: "Status after websites were taken off the public site.",
  },
  export: {
    id: "realtors.bulk.exported",
    defaultMessage: "{n, plural, one {# website was} other {# websites were}} saved as files.",
    description: "Status after websites were downloaded.",
  },
});

/** Titles of the dialog that names what an action left out. */
export const partlyMessages = defineMessages({
  invite: {
    id: "realtors.bulk.partly.invite",
    defaultMessage:
      "{done, plural, =0 {No invitation was sent} other {# of {total} invitations sent}}",
    description: "Title of the dialog after some invitations were not sent.",
  },
  publish: {
    id: "realtors.bulk.partly.publish",
    defaultMessage:
      "{done, plural, =0 {Nothing was published} other {# of {total} websites published}}",
    description: "Title of the dialog after some websites were not published.",
  },
  unpublish: {
    id: "realtors.bulk.partly.unpublish",
    defaultMessage:
      "{done, plural, =0 {Nothing was unpublished} other {# of {total} websites unpublished}}",
    description: "Title of the dialog after some websites were not taken off the public site.",
  },
  export: {
    id: "realtors.bulk.partly.export",
    defaultMessage:
      "{done, plural, =0 {Nothing was exported} other {# of {total} websites exported}}",
    description: "Title of the dialog after some websites were not downloaded.",
  },
});

/** Why an action left a website out. */
export const skipMessages = defineMessages({
  upToDate: {
    id: "realtors.bulk.skip.upToDate",
    defaultMessage: "Everything is live already.",
    description: "Why a website was not published: it has no changes.",
  },
  wording: {
    id: "realtors.bulk.skip.wording",
    defaultMessage: "Some wording needs a look in the editor first.",
    description: "Why a website was not published: a text has wording to review.",
  },
  notLive: {
    id: "realtors.bulk.skip.notLive",
    defaultMessage: "It is not published.",
    description: "Why a website was not taken off the public site.",
  },
  hasPassword: {
    id: "realtors.bulk.skip.hasPassword",
    defaultMessage: "This agent has set a password already.",
    description: "Why an invitation was not sent.",
  },
  noMail: {
    id: "realtors.bulk.skip.noMail",
    defaultMessage: "No mail server is connected. Copy the invitation from the menu of the row.",
    description: "Why an invitation was not sent.",
  },
});

/** Confirmations before an action. */
export const confirmMessages = defineMessages({
  inviteTitle: {
    id: "realtors.bulk.confirm.invite",
    defaultMessage: "Send {n} invitations?",
    description: "Title of the dialog before several invitations are sent.",
  },
  inviteText: {
    id: "realtors.bulk.confirm.invite.text",
    defaultMessage:
      "Each agent gets an email in the language of the website. An invitation that was sent before stops working.",
    description: "Text of the dialog before several invitations are sent.",
  },
});
