import { defineMessages } from "#app/i18n/define-messages.ts";

export const checkMessages = defineMessages({
  search: {
    id: "editor.check.search",
    defaultMessage: "A search title",
    description: "Recommended content: a title for search results.",
  },
  video: {
    id: "editor.check.video",
    defaultMessage: "A video",
    description: "Recommended content: a video.",
  },
  gallery: {
    id: "editor.check.gallery",
    defaultMessage: "Five gallery photos or more",
    description: "Recommended content: five photos in the gallery.",
  },
  secondLanguage: {
    id: "editor.check.secondLanguage",
    defaultMessage: "About text in two languages",
    description: "Recommended content: the text about the realtor in two languages.",
  },
  threeRegions: {
    id: "editor.check.threeRegions",
    defaultMessage: "Three areas or more",
    description: "Recommended content: three areas.",
  },
  testimonial: {
    id: "editor.check.testimonial",
    defaultMessage: "A testimonial",
    description: "Recommended content: a quote of a client.",
  },
  shareImage: {
    id: "editor.check.shareImage",
    defaultMessage: "A share image",
    description: "Recommended content: an image for links.",
  },
});
