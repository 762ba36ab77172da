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

/** `{n}` is the position of a photo. */
export const galleryMessages = defineMessages({
  gallery: {
    id: "photos.path.gallery",
    defaultMessage: "Gallery",
    description: "Name of the gallery.",
  },
  photo: {
    id: "photos.nth",
    defaultMessage: "Photo {n}",
    description: "Name of a photo of the gallery; {n} is its position.",
  },
  first: {
    id: "photos.first",
    defaultMessage: "First photo",
    description: "Label on the first photo of the gallery.",
  },
  move: {
    id: "photos.move",
    defaultMessage: "Move",
    description: "Button below a photo that opens a menu with positions.",
  },
  moveNth: {
    id: "photos.nth.move",
    defaultMessage: "Move photo {n}",
    description:
      "Accessible name of the button “Move” below a photo of the gallery; {n} is its position.",
  },
  toFirst: {
    id: "photos.move.first",
    defaultMessage: "First",
    description: "Menu entry that moves a photo to the first position of the gallery.",
  },
  earlier: {
    id: "photos.move.earlier",
    defaultMessage: "Earlier",
    description: "Menu entry that moves a photo by one position toward the first.",
  },
  later: {
    id: "photos.move.later",
    defaultMessage: "Later",
    description: "Menu entry that moves a photo by one position toward the last.",
  },
  toLast: {
    id: "photos.move.last",
    defaultMessage: "Last",
    description: "Menu entry that moves a photo to the last position of the gallery.",
  },
  moved: {
    id: "photos.moved",
    defaultMessage: "Photo {n} is now photo {to} of {total}.",
    description: "Announcement after a photo was moved from position {n} to {to}.",
  },
  cropNth: {
    id: "photos.nth.crop",
    defaultMessage: "Crop photo {n}",
    description:
      "Accessible name of the button “Crop” below a photo of the gallery; {n} is its position.",
  },
  deleteNth: {
    id: "photos.nth.delete",
    defaultMessage: "Delete photo {n}",
    description:
      "Accessible name of the button “Delete” below a photo of the gallery; {n} is its position.",
  },
  removed: {
    id: "photos.nth.removed",
    defaultMessage: "{n, plural, other {Photo # removed}}",
    description:
      "Message after a photo of the gallery was deleted; it has a button to undo it. Korean counts in words up to ten.",
  },
});

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
