import { defineMessages } from "#app/i18n/define-messages.ts";

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
