import type { AskCode } from "@realtor/profile/conditions";
import { defineMessages, type Message } from "#app/i18n/define-messages.ts";

/** What is missing, as a request. */
export const missingMessages = defineMessages({
  nameKr: {
    id: "first-run.missing.nameKr",
    defaultMessage: "Enter your name in Korean",
    description: "Request below the field for the name in Korean.",
  },
  nameJa: {
    id: "first-run.missing.nameJa",
    defaultMessage: "Enter your name in Japanese",
    description: "Request below the field for the name in Japanese.",
  },
  nameEn: {
    id: "first-run.missing.nameEn",
    defaultMessage: "Enter your name in English",
    description: "Request below the field for the name in English letters.",
  },
  state: {
    id: "first-run.missing.state",
    defaultMessage: "Choose a state",
    description: "Request at the choice of the state that licensed the agent.",
  },
  license: {
    id: "first-run.missing.license",
    defaultMessage: "Enter {digits} digits",
    description: "Request below the license number; {digits} is how many it has.",
  },
  city: {
    id: "first-run.missing.city",
    defaultMessage: "Choose the city you work in",
    description: "Request below the field for the city.",
  },
  brokerage: {
    id: "first-run.missing.brokerage",
    defaultMessage: "Enter the name of your brokerage",
    description: "Request below the field for the brokerage.",
  },
  brokerageLicense: {
    id: "first-run.missing.brokerageLicense",
    defaultMessage: "Enter the brokerage’s license number",
    description: "Request below the field for the license number of the brokerage.",
  },
  brokeragePhone: {
    id: "first-run.missing.brokeragePhone",
    defaultMessage: "Enter the brokerage’s phone number",
    description: "Request below the field for the phone number of the brokerage.",
  },
  contact: {
    id: "first-run.missing.contact",
    defaultMessage: "Enter your phone number, or choose another way below",
    description: "Request at the phone number when no way of contact is given.",
  },
  phone: {
    id: "first-run.missing.phone",
    defaultMessage: "Enter 10 digits for a US number, or 11 for a number of another country",
    description: "Request below a phone number with too many or too few digits.",
  },
  kakao: {
    id: "first-run.missing.kakao",
    defaultMessage: "Enter the link of your KakaoTalk channel or open chat",
    description: "Request below the KakaoTalk link when it is not a web address.",
  },
  line: {
    id: "first-run.missing.line",
    defaultMessage: "Enter the link of your LINE account",
    description: "Request below the LINE link when it is not a web address.",
  },
  email: {
    id: "first-run.missing.email",
    defaultMessage: "Enter your whole email address",
    description: "Request below an email address that is incomplete.",
  },
}) satisfies Record<AskCode, Message>;
