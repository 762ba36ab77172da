import type { IntlShape } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";

const titleMessages = defineMessages({
  "1": {
    id: "process.1.title",
    defaultMessage: "Request",
    description: "Title of the step about the request on the process page.",
  },
  "2": {
    id: "process.2.title",
    defaultMessage: "Conversation",
    description: "Title of the step about the conversation on the process page.",
  },
  "3": {
    id: "process.3.title",
    defaultMessage: "Build",
    description: "Title of the step about building the website on the process page.",
  },
  "4": {
    id: "process.4.title",
    defaultMessage: "Keys",
    description: "Title of the step about the launch on the process page.",
  },
});

const bodyMessages = defineMessages({
  "1": {
    id: "process.1.body",
    defaultMessage: "Leave your name, area and number. The form takes a minute.",
    description: "Text of the step about the request.",
  },
  "2": {
    id: "process.2.body",
    defaultMessage:
      "We call to hear how you work and how you want to come across. Then you get an email with a link that opens your website.",
    description: "Text of the step about the conversation.",
  },
  "3": {
    id: "process.3.body",
    defaultMessage:
      "Five short steps, on your phone or computer: name, license, contact, look, publish. If you would rather not, tell us on the call and we do it for you. Look in on the preview whenever you like.",
    description: "Text of the step about building the website.",
  },
  "4": {
    id: "process.4.body",
    defaultMessage:
      "After a last look, we open the address that carries your name. Listings and photographs can change any time after.",
    description: "Text of the step about the launch.",
  },
});

const factMessages = defineMessages({
  time: {
    id: "process.time",
    defaultMessage: "How long",
    description: "Label in each step: how long it takes.",
  },
  need: {
    id: "process.need",
    defaultMessage: "What you bring",
    description: "Label in each step: what the realtor provides.",
  },
  "1.time": {
    id: "process.1.time",
    defaultMessage: "One minute",
    description: "Duration of the request.",
  },
  "1.need": {
    id: "process.1.need",
    defaultMessage: "Your name, area and phone number",
    description: "What the realtor provides for the request.",
  },
  "2.time": {
    id: "process.2.time",
    defaultMessage: "A short call",
    description: "Duration of the conversation.",
  },
  "2.need": {
    id: "process.2.need",
    defaultMessage: "Your questions, and an email address",
    description: "What the realtor provides for the conversation.",
  },
  "3.time": {
    id: "process.3.time",
    defaultMessage: "About ten minutes by yourself",
    description: "Duration of building the website.",
  },
  "3.need": {
    id: "process.3.need",
    defaultMessage: "A portrait, your license number, your broker’s name and a color you like",
    description: "What the realtor provides for building the website.",
  },
  "4.time": {
    id: "process.4.time",
    defaultMessage: "The day you approve it; a domain of your own takes up to two days to connect",
    description: "Duration of the launch.",
  },
  "4.need": {
    id: "process.4.need",
    defaultMessage: "Your agreement to the terms, and a last look",
    description: "What the realtor provides for the launch.",
  },
});

const steps = ["1", "2", "3", "4"] as const;

export type ProcessTexts = ReturnType<typeof processTexts>;

/** The formatted texts of the process page. */
export function processTexts({ formatMessage }: Pick<IntlShape, "formatMessage">) {
  return {
    title: formatMessage({
      id: "process.title",
      defaultMessage: "From empty lot\nto keys in hand",
      description: "Heading of the process page, in two lines.",
    }),
    lead: formatMessage({
      id: "process.lead",
      defaultMessage:
        "Four steps from request to launch. All you bring is photographs and a story.",
      description: "Text below the heading of the process page.",
    }),
    closing: {
      title: formatMessage({
        id: "process.close.title",
        defaultMessage: "All that’s left\nis the keys",
        description: "Heading of the last section of the process page, in two lines.",
      }),
      lead: formatMessage({
        id: "process.close.lead",
        defaultMessage: "Leave your name and number. We’ll call you.",
        description: "Text of the last section of the process page.",
      }),
      cta: formatMessage({
        id: "process.cta",
        defaultMessage: "Request your website",
        description: "Button at the end of the process page, which opens the lead form.",
      }),
    },
    need: formatMessage(factMessages.need),
    time: formatMessage(factMessages.time),
    steps: steps.map((step) => ({
      step,
      title: formatMessage(titleMessages[step]),
      body: formatMessage(bodyMessages[step]),
      need: formatMessage(factMessages[`${step}.need`]),
      time: formatMessage(factMessages[`${step}.time`]),
    })),
  };
}
