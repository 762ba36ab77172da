import { defineMessages } from "#app/i18n/define-messages.ts";

/** Texts of the ways to send an address. */
export const shareMessages = defineMessages({
  address: {
    id: "share.address",
    defaultMessage: "Your web address",
    description: "Accessible name of the field with the homepage’s address.",
  },
  copy: {
    id: "share.copy",
    defaultMessage: "Copy",
    description: "Button that copies the homepage’s address.",
  },
  copied: {
    id: "share.copied",
    defaultMessage: "Copied",
    description: "In the button for 3 seconds, and announced, after the address was copied.",
  },
  uncopied: {
    id: "share.uncopied",
    defaultMessage: "Copying did not work. Select the address and copy it yourself.",
    description: "Status when the browser did not allow copying.",
  },
  kakao: {
    id: "share.kakao",
    defaultMessage: "KakaoTalk",
    description: "Button that copies the text with the address and opens KakaoTalk on a phone.",
  },
  line: {
    id: "share.line",
    defaultMessage: "LINE",
    description: "Link that sends the address with LINE.",
  },
  text: {
    id: "share.text",
    defaultMessage: "Text",
    description: "Link that sends the address in a text message.",
  },
  mail: {
    id: "share.mail",
    defaultMessage: "Email",
    description: "Link that sends the address in an email.",
  },
  share: {
    id: "share.share",
    defaultMessage: "Share",
    description: "Button that opens the share dialog of the device.",
  },
  kakaoCopied: {
    id: "share.kakaoCopied",
    defaultMessage: "Copied. Paste it into a chat in KakaoTalk.",
    description: "Status after the text for KakaoTalk was copied.",
  },
  message: {
    id: "share.message",
    defaultMessage: "My website is open: {url}",
    description: "Text that the agent sends to people; {url} is the homepage’s address.",
  },
  subject: {
    id: "share.subject",
    defaultMessage: "My website is open",
    description: "Subject of the email that the agent sends to people.",
  },
});
