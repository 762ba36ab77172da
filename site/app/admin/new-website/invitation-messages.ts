import { defineMessages } from "#app/i18n/define-messages.ts";
import { htmlLang, type Locale, locales } from "@realtor/api/locales";
import { labelsFor } from "@realtor/ui/labels";
import type { ListOption } from "@realtor/ui/select";

/** Ways to give an agent the link, in the order of the dialog. */
export const channels = ["mail", "text", "kakao", "link"] as const;

export type Channel = (typeof channels)[number];

export const channelMessages = defineMessages({
  mail: {
    id: "website.invite.mail",
    defaultMessage: "Email",
    description: "Choice: invite by email.",
  },
  text: {
    id: "website.invite.text",
    defaultMessage: "Text",
    description: "Choice: invite by text message.",
  },
  kakao: {
    id: "website.invite.kakao",
    defaultMessage: "KakaoTalk",
    description: "Choice: invite with the messenger KakaoTalk.",
  },
  link: {
    id: "website.invite.link",
    defaultMessage: "Copy link",
    description: "Choice: copy the invitation link.",
  },
});

/** The main button, by channel. */
export const actionMessages = defineMessages({
  mail: {
    id: "website.invite.doMail",
    defaultMessage: "Send invitation",
    description: "Button that mails the invitation.",
  },
  text: {
    id: "website.invite.doText",
    defaultMessage: "Copy text",
    description: "Button that copies the text of an invitation with its link.",
  },
  kakao: {
    id: "website.invite.doKakao",
    defaultMessage: "Copy and open KakaoTalk",
    description: "Button that copies the text of an invitation and opens KakaoTalk.",
  },
  link: {
    id: "website.invite.doLink",
    defaultMessage: "Copy invitation link",
    description: "Button that copies the link of an invitation.",
  },
});

export const invitationMessages = defineMessages({
  title: {
    id: "website.invite.title",
    defaultMessage: "Invite {name}",
    description: "Title of the dialog that sends an invitation; {name} is the agent’s name.",
  },
  ready: {
    id: "website.invite.ready",
    defaultMessage: "The website is ready. Now send the invitation.",
    description: "Text of the dialog of an invitation right after the website was created.",
  },
  channel: {
    id: "website.invite.channel",
    defaultMessage: "Send by",
    description:
      "Accessible name of the choice between email, text message, KakaoTalk and a copied link.",
  },
  to: {
    id: "website.invite.to",
    defaultMessage: "To",
    description: "Label of the field for the email that the invitation is sent to.",
  },
  locale: {
    id: "website.invite.locale",
    defaultMessage: "Language of the message",
    description: "Label of the select for the language of an invitation.",
  },
  message: {
    id: "website.invite.message",
    defaultMessage: "Message",
    description: "Label of the field for the text of an invitation.",
  },
  linkAdded: {
    id: "website.invite.linkAdded",
    defaultMessage: "The link is added below your text.",
    description: "Hint of the field for the text of an invitation.",
  },
  onePerson: {
    id: "website.invite.onePerson",
    defaultMessage:
      "The link is for one person and works until {date}. You can send it again from the list.",
    description: "Note in the dialog of an invitation; {date} is its last day.",
  },
  endsFormer: {
    id: "website.invite.endsFormer",
    defaultMessage: "An invitation is open until {date}. A new link ends it.",
    description:
      "Note in the dialog of an invitation when an earlier one still works; {date} is its last day.",
  },
  hasPassword: {
    id: "website.invite.hasPassword",
    defaultMessage: "This agent has a password already. The link sets a new one.",
    description: "Note in the dialog of an invitation for an agent who has signed in before.",
  },
  noMail: {
    id: "website.invite.noMail",
    defaultMessage: "Email is not offered here because no mail server is set up.",
    description: "Note in the dialog of an invitation when the service cannot send mail.",
  },
  emailWrong: {
    id: "website.invite.emailWrong",
    defaultMessage: "Please check the email address. For example, name@example.com",
    description: "Error of the email field of an invitation.",
  },
  later: {
    id: "website.invite.later",
    defaultMessage: "Later",
    description: "Button that closes the dialog of an invitation without sending it.",
  },
  sent: {
    id: "website.invite.sent",
    defaultMessage: "Sent to {email}. Works until {date}.",
    description: "Status after an invitation was mailed; {date} is its last day.",
  },
  copied: {
    id: "website.invite.copied",
    defaultMessage: "Copied. Paste it where you write to the agent.",
    description: "Status after the text or link of an invitation was copied.",
  },
  uncopied: {
    id: "website.invite.uncopied",
    defaultMessage: "Copying did not work. Select the text below and copy it yourself.",
    description: "Status when the browser did not allow copying an invitation.",
  },
  resultText: {
    id: "website.invite.text.link",
    defaultMessage: "Message with the link",
    description: "Label of the field with the text of an invitation and its link, to copy by hand.",
  },
  result: {
    id: "website.link",
    defaultMessage: "Invitation link",
    description: "Label of the field that contains the invitation link.",
  },
});

/** The languages of an invitation, each named in itself. */
export function localeOptions(locale: Locale): (ListOption & { value: Locale })[] {
  const { names } = labelsFor(locale).language;
  return locales.map((one) => ({ value: one, label: names[one], lang: htmlLang(one) }));
}
