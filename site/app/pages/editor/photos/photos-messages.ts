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
    defaultMessage: "The cropped photo was uploaded.",
    description: "Announcement after a cropped photo was uploaded.",
  },
});

export const pathMessages = defineMessages({
  id: {
    id: "photos.path.id",
    defaultMessage: "Portrait",
    description: "Name of the photo of the realtor.",
  },
  top: {
    id: "photos.path.top",
    defaultMessage: "Hero photo",
    description: "Name of the wide photo at the top of the page.",
  },
  logo: {
    id: "photos.path.logo",
    defaultMessage: "Logo",
    description: "Name of the brokerage’s logo.",
  },
  logo2: {
    id: "photos.path.logo2",
    defaultMessage: "Second logo",
    description: "Name of the logo for dark pages.",
  },
  id2: {
    id: "photos.path.id2",
    defaultMessage: "Story photo",
    description: "Name of the second photo of the realtor.",
  },
  gallery: {
    id: "photos.path.gallery",
    defaultMessage: "Gallery",
    description: "Name of the gallery.",
  },
  favicon: {
    id: "photos.path.favicon",
    defaultMessage: "Browser tab icon",
    description: "Name of the icon in the browser’s tab.",
  },
  ogImage: {
    id: "photos.path.ogImage",
    defaultMessage: "Sharing image",
    description: "Name of the image for links in social media.",
  },
});
