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
  drop: {
    id: "first-run.photo.drop",
    defaultMessage: "A photo from your phone is fine. Drop it here, or choose it.",
    description: "Hint at the agent’s photo on a device with a pointer that can drop files.",
  },
  choose: {
    id: "first-run.photo.choose",
    defaultMessage: "Choose a photo",
    description: "Button that opens the file dialog for the agent’s photo.",
  },
  another: {
    id: "first-run.photo.another",
    defaultMessage: "Choose another",
    description: "Button that opens the file dialog for another photo of the agent.",
  },
  later: {
    id: "first-run.photo.later",
    defaultMessage: "No photo at hand? Add it later, before you publish.",
    description: "Below the button for the agent’s photo: the step can be continued without one.",
  },
  crop: {
    id: "first-run.photo.crop",
    defaultMessage: "Adjust the crop",
    description: "Button that opens the dialog for the crop of the agent’s photo.",
  },
  uploaded: {
    id: "first-run.photo.uploaded",
    defaultMessage: "Your photo is on the page.",
    description: "Status, for screen readers, after the agent’s photo was uploaded.",
  },
  cropped: {
    id: "first-run.photo.cropped",
    defaultMessage: "The crop is saved.",
    description: "Status, for screen readers, after the agent’s photo was cropped.",
  },
});
