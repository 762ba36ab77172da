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

export const photoMessages = defineMessages({
  label: {
    id: "first-run.photo",
    defaultMessage: "Your photo",
    description: "Label of the agent’s photo.",
  },
  hint: {
    id: "first-run.photo.hint",
    defaultMessage: "A photo from your phone is fine.",
    description: "Hint at the agent’s photo.",
  },
  later: {
    id: "first-run.photo.later",
    defaultMessage: "No photo at hand? Add it later, before you publish.",
    description: "Below the button for the agent’s photo: the step can be continued without one.",
  },
});
