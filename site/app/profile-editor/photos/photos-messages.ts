import { defineMessages } from "#app/i18n/define-messages.ts";

/** Messages that several files use. */
export const photosMessages = defineMessages({
  uploaded: {
    id: "photos.uploaded",
    defaultMessage:
      "{name} was uploaded. {left, plural, =0 {} one {# photo is left.} other {# photos are left.}}",
    description:
      "Announcement after an upload; {name} is the file name and {left} the number of photos that are still uploading.",
  },
  cropped: {
    id: "photos.cropped",
    defaultMessage: "The crop is saved.",
    description: "Announcement after a photo was cropped.",
  },
  tap: {
    id: "photos.tap",
    defaultMessage: "Tap to choose from your photos.",
    description: "Hint at the area for photos on a touch screen.",
  },
  crop: {
    id: "photos.crop",
    defaultMessage: "Crop",
    description: "Button that opens the sheet for the crop of a photo.",
  },
  delete: {
    id: "photos.delete",
    defaultMessage: "Delete",
    description: "Button that deletes a photo.",
  },
  undo: {
    id: "photos.undo",
    defaultMessage: "Undo",
    description: "Button in the message after a photo was removed.",
  },
});
