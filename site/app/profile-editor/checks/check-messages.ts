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

/** What each recommended content is good for. */
export const checkReasons = defineMessages({
  search: {
    id: "editor.check.search.reason",
    defaultMessage: "The line that people see on Google",
    description: "Why a title for search results is recommended.",
  },
  video: {
    id: "editor.check.video.reason",
    defaultMessage: "Buyers hear your voice before they call",
    description: "Why a video is recommended.",
  },
  gallery: {
    id: "editor.check.gallery.reason",
    defaultMessage: "Visitors look at photos first",
    description: "Why photos in the gallery are recommended.",
  },
  secondLanguage: {
    id: "editor.check.secondLanguage.reason",
    defaultMessage: "Visitors see the other language until then",
    description: "Why a text about the realtor in two languages is recommended.",
  },
  threeRegions: {
    id: "editor.check.threeRegions.reason",
    defaultMessage: "Helps people find you on Google",
    description: "Why three areas are recommended.",
  },
  testimonial: {
    id: "editor.check.testimonial.reason",
    defaultMessage: "Buyers trust what clients say",
    description: "Why a quote of a client is recommended.",
  },
  shareImage: {
    id: "editor.check.shareImage.reason",
    defaultMessage: "Shown when your link is sent",
    description: "Why an image for links is recommended.",
  },
});
