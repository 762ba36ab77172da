import { defineMessages } from "#app/i18n/define-messages.ts";

export const fitMessages = defineMessages({
  title: {
    id: "photos.fit",
    defaultMessage: "Fit your photo to the page",
    description: "Title of the sheet that moves a photo within its frame on the page.",
  },
  drag: {
    id: "photos.fit.drag",
    defaultMessage: "Drag to move. We placed it for you.",
    description: "Below the title of the sheet that moves a photo within its frame.",
  },
  pinch: {
    id: "photos.fit.pinch",
    defaultMessage: "Drag to move, pinch to zoom. We placed it for you.",
    description: "Below the photo in the sheet that moves it within its frame, on a touch screen.",
  },
  whole: {
    id: "photos.fit.whole",
    defaultMessage: "Visitors who open the photo see all of it.",
    description: "In the sheet for a photo of the gallery: its viewer shows the whole photo.",
  },
  frame: {
    id: "photos.fit.frame",
    defaultMessage: "Part of the photo that your page shows",
    description: "Accessible name of the frame over a photo.",
  },
  keys: {
    id: "photos.fit.keys",
    defaultMessage:
      "Arrow keys move the part by 1 percent, with Shift by 10 percent. Plus and minus zoom.",
    description: "Keys that move and magnify a photo in its frame.",
  },
  area: {
    id: "photos.fit.area",
    defaultMessage:
      "{x, number} percent from the left, {y, number} percent from the top, {zoom, number, percent} zoom.",
    description: "Announced after a photo was moved or magnified in its frame.",
  },
  zoom: {
    id: "photos.fit.zoom",
    defaultMessage: "Zoom",
    description: "Label of the slider that magnifies a photo in its frame.",
  },
  use: {
    id: "photos.fit.use",
    defaultMessage: "Use this photo",
    description: "Button that stores how a photo is shown in its frame.",
  },
  cancel: {
    id: "photos.fit.cancel",
    defaultMessage: "Cancel",
    description: "Button that closes the sheet for a photo without a change.",
  },
  close: {
    id: "photos.fit.close",
    defaultMessage: "Close",
    description: "Button with a cross that closes the sheet for a photo without a change.",
  },
  computer: {
    id: "photos.fit.computer",
    defaultMessage: "On a computer",
    description: "Above a small preview of the page at the width of a computer.",
  },
  phone: {
    id: "photos.fit.phone",
    defaultMessage: "On a phone",
    description: "Above a small preview of the page at the width of a phone.",
  },
  absent: {
    id: "photos.fit.absent",
    defaultMessage: "Your page does not show this photo at the moment.",
    description: "In place of the previews of the page, if the design does not show the photo.",
  },
  failed: {
    id: "photos.fit.failed",
    defaultMessage: "The photo did not load. Close this and try again.",
    description: "Error in the sheet for a photo that the browser could not load.",
  },
});
