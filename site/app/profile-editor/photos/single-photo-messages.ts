import { defineMessages } from "#app/i18n/define-messages.ts";

export const singlePhotoMessages = defineMessages({
  drop: {
    id: "photos.single.drop",
    defaultMessage: "Drop it here, or click to choose.",
    description: "Hint at the area for one photo on a device with a pointer that can drop files.",
  },
  choose: {
    id: "photos.single.choose",
    defaultMessage: "Choose a photo",
    description: "Button that opens the file dialog for a photo.",
  },
  another: {
    id: "photos.single.another",
    defaultMessage: "Choose another",
    description: "Button that opens the file dialog for a photo that replaces the present one.",
  },
  removed: {
    id: "photos.single.removed",
    defaultMessage: "Photo removed",
    description: "Message after a photo was deleted; it has a button to undo it.",
  },
});
