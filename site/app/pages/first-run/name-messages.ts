import { defineMessages } from "#app/i18n/define-messages.ts";

export const nameMessages = defineMessages({
  required: {
    id: "first-run.required",
    defaultMessage: "Required",
    description: "Mark at the label of a field that must be filled in.",
  },
  own: {
    id: "first-run.name.own",
    defaultMessage: "Your name",
    description: "Label of the field for the agent’s name in the language of the interface.",
  },
  ko: {
    id: "first-run.name.ko",
    defaultMessage: "Name in Korean",
    description: "Label of the field for the agent’s name in Korean.",
  },
  en: {
    id: "first-run.name.en",
    defaultMessage: "Name in English",
    description: "Label of the field for the agent’s name in English letters, as on the license.",
  },
  ja: {
    id: "first-run.name.ja",
    defaultMessage: "Name in Japanese",
    description: "Label of the field for the agent’s name in Japanese.",
  },
  add_en: {
    id: "first-run.name.add.en",
    defaultMessage: "Add your name in Korean or Japanese",
    description: "Button of the English interface that adds fields for the name.",
  },
  add_ko: {
    id: "first-run.name.add.ko",
    defaultMessage: "Add your name in Japanese",
    description: "Button of the Korean interface that adds a field for the name.",
  },
  add_ja: {
    id: "first-run.name.add.ja",
    defaultMessage: "Add your name in Korean",
    description: "Button of the Japanese interface that adds a field for the name.",
  },
});
