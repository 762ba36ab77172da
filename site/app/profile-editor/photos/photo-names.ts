import { defineMessages } from "#app/i18n/define-messages.ts";

/** Names of the single photos. */
export const photoNames = defineMessages({
  id: {
    id: "editor.photo.id",
    defaultMessage: "Portrait",
    description: "Label of the photo of the realtor.",
  },
  top: {
    id: "editor.photo.top",
    defaultMessage: "Wide photo",
    description: "Label of the wide photo at the top of the page.",
  },
  logo: {
    id: "editor.photo.logo",
    defaultMessage: "Brokerage logo",
    description: "Label of the brokerage’s logo.",
  },
  logo2: {
    id: "editor.photo.logo2",
    defaultMessage: "Second logo",
    description: "Label of the brokerage’s logo for dark pages.",
  },
  id2: {
    id: "editor.photo.id2",
    defaultMessage: "Second portrait",
    description: "Label of the second photo of the realtor.",
  },
  favicon: {
    id: "editor.photo.favicon",
    defaultMessage: "Browser icon",
    description: "Label of the icon in the browser’s tab.",
  },
  ogImage: {
    id: "editor.photo.ogImage",
    defaultMessage: "Share image",
    description: "Label of the image for links in messengers and social media.",
  },
});

/** Where each single photo is shown. */
export const photoHints = defineMessages({
  id: {
    id: "editor.photo.id.hint",
    defaultMessage: "Large on the first screen of your page, and in the image of links to it.",
    description: "Hint at the photo of the realtor: where it is shown and its best format.",
  },
  top: {
    id: "editor.photo.top.hint",
    defaultMessage:
      "Across the first screen in the Panorama design; in the other designs, before your video plays.",
    description: "Hint at the wide photo: where it is shown.",
  },
  logo: {
    id: "editor.photo.logo.hint",
    defaultMessage: "Next to the brokerage’s name on the first screen and in the footer.",
    description: "Hint at the brokerage’s logo: where it is shown.",
  },
  logo2: {
    id: "editor.photo.logo2.hint",
    defaultMessage: "The present designs do not show it.",
    description: "Hint at the second logo: where it is shown.",
  },
  id2: {
    id: "editor.photo.id2.hint",
    defaultMessage: "Next to the first of your own sections.",
    description: "Hint at the second photo of the realtor: where it is shown.",
  },
  favicon: {
    id: "editor.photo.favicon.hint",
    defaultMessage: "The small square on the browser’s tab.",
    description: "Hint at the icon in the browser’s tab.",
  },
  ogImage: {
    id: "editor.photo.ogImage.hint",
    defaultMessage:
      "The image of links in messengers and social media. Without one, we draw it for you.",
    description: "Hint at the image for links: its size and what happens without one.",
  },
});
