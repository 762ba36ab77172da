import { defineMessages } from "#app/i18n/define-messages.ts";

export const contactMessages = defineMessages({
  phone: {
    id: "first-run.phone",
    defaultMessage: "Mobile phone",
    description: "Label of the agent’s phone number.",
  },
  phoneHint: {
    id: "first-run.phone.hint",
    defaultMessage: "Buyers can call it and send text messages.",
    description: "Hint at the agent’s phone number.",
  },
  kakao: {
    id: "first-run.kakao",
    defaultMessage: "KakaoTalk",
    description: "Checkbox: buyers can write with the messenger KakaoTalk.",
  },
  line: {
    id: "first-run.line",
    defaultMessage: "LINE",
    description: "Checkbox: buyers can write with the messenger LINE.",
  },
  email: {
    id: "first-run.email",
    defaultMessage: "Email",
    description: "Checkbox: buyers can write an email.",
  },
  kakaoField: {
    id: "first-run.kakao.field",
    defaultMessage: "Channel or open chat link",
    description: "Label of the field for the KakaoTalk link.",
  },
  lineField: {
    id: "first-run.line.field",
    defaultMessage: "Link to your LINE account",
    description: "Label of the field for the LINE link.",
  },
  emailField: {
    id: "first-run.email.field",
    defaultMessage: "Email for requests",
    description: "Label of the field for the email address that buyers see.",
  },
  languages: {
    id: "first-run.languages",
    defaultMessage: "Languages you work in",
    description: "Label of the checkboxes for the agent’s languages.",
  },
  languagesHint: {
    id: "first-run.languages.hint",
    defaultMessage: "Your website gets a version in each.",
    description: "Hint at the checkboxes for the agent’s languages.",
  },
});
