import { defineMessages } from "#app/i18n/define-messages.ts";

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
