import { defineMessages } from "#app/i18n/define-messages.ts";

export const channelMessages = defineMessages({
  call: {
    id: "inbox.channel.call",
    defaultMessage: "Call",
    description: "Way to answer a visitor, below an icon.",
  },
  mail: {
    id: "inbox.channel.mail",
    defaultMessage: "Email",
    description: "Way to reply to a visitor.",
  },
  sms: {
    id: "inbox.channel.sms",
    defaultMessage: "Text",
    description: "Way to reply to a visitor: a text message.",
  },
  kakao: {
    id: "inbox.channel.kakao",
    defaultMessage: "KakaoTalk",
    description: "Way to reply to a visitor.",
  },
  line: {
    id: "inbox.channel.line",
    defaultMessage: "LINE",
    description: "Way to reply to a visitor.",
  },
});

/** Title of the reply on a phone. */
export const replyTitles = defineMessages({
  mail: {
    id: "inbox.reply.mail",
    defaultMessage: "Reply by email",
    description: "Title of the dialog in which a reply is written.",
  },
  sms: {
    id: "inbox.reply.sms",
    defaultMessage: "Reply by text",
    description: "Title of the dialog in which a reply is written.",
  },
  kakao: {
    id: "inbox.reply.kakao",
    defaultMessage: "Reply on KakaoTalk",
    description: "Title of the dialog in which a reply is written.",
  },
  line: {
    id: "inbox.reply.line",
    defaultMessage: "Reply on LINE",
    description: "Title of the dialog in which a reply is written.",
  },
});

/** The button that sends, named after what happens. */
export const sendMessages = defineMessages({
  mail: {
    id: "inbox.send.mail",
    defaultMessage: "Open in email",
    description: "Button that opens the reply in the email app.",
  },
  sms: {
    id: "inbox.send.sms",
    defaultMessage: "Open in Messages",
    description: "Button that opens the reply in the app for text messages.",
  },
  kakao: {
    id: "inbox.send.kakao",
    defaultMessage: "Copy and open KakaoTalk",
    description: "Button that copies the reply and opens KakaoTalk.",
  },
  line: {
    id: "inbox.send.line",
    defaultMessage: "Open in LINE",
    description: "Button that opens the reply in LINE.",
  },
});

export const templateMessages = defineMessages({
  answer: {
    id: "inbox.template.answer",
    defaultMessage: "Own words",
    description:
      "Button that empties a reply except for its greeting: the agent writes the answer.",
  },
  showing: {
    id: "inbox.template.showing",
    defaultMessage: "Showing time",
    description:
      "Button that fills in a reply: confirms the time at which the visitor would like to see the home, or asks for one.",
  },
  available: {
    id: "inbox.template.available",
    defaultMessage: "Still available",
    description: "Button that fills in a reply: the home is still available.",
  },
  call: {
    id: "inbox.template.call",
    defaultMessage: "I will call you",
    description: "Button that fills in a reply: the agent will call.",
  },
  ask: {
    id: "inbox.template.ask",
    defaultMessage: "Ask what they need",
    description: "Button that fills in a reply: asks for area, price and time.",
  },
});

export const replyMessages = defineMessages({
  call: {
    id: "inbox.call",
    defaultMessage: "Call",
    description: "Link that calls the sender’s phone number.",
  },
  via: {
    id: "inbox.reply.via",
    defaultMessage: "Reply by",
    description: "Label of the choice between email, text message, KakaoTalk and LINE.",
  },
  templates: {
    id: "inbox.reply.templates",
    defaultMessage: "Ready-made replies",
    description: "Accessible name of the group of buttons that fill in a reply.",
  },
  text: {
    id: "inbox.reply.text",
    defaultMessage: "Your reply",
    description: "Label of the field in which the reply is written.",
  },
  meaning: {
    id: "inbox.reply.meaning",
    defaultMessage: "You are replying in {language}. In {own}:",
    description:
      "Before the meaning of the reply in the language of the page, which is {own}; {language} is that of the visitor.",
  },
  meaningBefore: {
    id: "inbox.reply.meaningBefore",
    defaultMessage: "You are replying in {language}. Before your changes, in {own}:",
    description:
      "As inbox.reply.meaning, after the agent changed the ready-made reply: the meaning is that of the original.",
  },
  copied: {
    id: "inbox.reply.copied",
    defaultMessage: "Copied. Paste it in KakaoTalk.",
    description: "Message after the reply was copied.",
  },
  uncopied: {
    id: "inbox.reply.uncopied",
    defaultMessage: "Copying did not work. Select the text and copy it.",
    description: "Message when the browser did not allow copying the reply.",
  },
});
