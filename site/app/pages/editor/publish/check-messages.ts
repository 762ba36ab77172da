import { defineMessages } from "#app/i18n/define-messages.ts";

export const checkMessages = defineMessages({
  "name.missing": {
    id: "editor.check.name.missing",
    defaultMessage: "Your name in English, as on the license.",
    description: "Required before publishing: the name in English.",
  },
  "state.missing": {
    id: "editor.check.state.missing",
    defaultMessage: "Add at least one area.",
    description: "Required before publishing: an area.",
  },
  "license.missing": {
    id: "editor.check.license.missing",
    defaultMessage: "A license number is needed.",
    description: "Required before publishing: the license number.",
  },
  "license.unassigned": {
    id: "editor.check.license.unassigned",
    defaultMessage:
      "With areas in both states, say which state each number is of. For example, CA DRE 01234567",
    description: "Required before publishing: the authority of each license number.",
  },
  "license.dre.missing": {
    id: "editor.check.license.dre.missing",
    defaultMessage: "A California DRE license number is needed.",
    description:
      "Required before publishing: a license number of the California Department of Real Estate.",
  },
  "license.dre.format": {
    id: "editor.check.license.dre.format",
    defaultMessage: "A DRE license number has eight digits.",
    description: "Required before publishing: a California license number with eight digits.",
  },
  "license.grec.missing": {
    id: "editor.check.license.grec.missing",
    defaultMessage: "A Georgia license number is needed.",
    description:
      "Required before publishing: a license number of the Georgia Real Estate Commission.",
  },
  "brokerage.missing": {
    id: "editor.check.brokerage.missing",
    defaultMessage: "The brokerage’s name is needed.",
    description: "Required before publishing: the brokerage’s name.",
  },
  "brokerage.license.missing": {
    id: "editor.check.brokerage.license.missing",
    defaultMessage: "The brokerage’s license number is needed.",
    description: "Required before publishing: the brokerage’s license number.",
  },
  "brokerage.phone.missing": {
    id: "editor.check.brokerage.phone.missing",
    defaultMessage: "The brokerage’s phone number is needed.",
    description: "Required before publishing: the brokerage’s phone number.",
  },
  "listings.time.missing": {
    id: "editor.check.listings.time.missing",
    defaultMessage: "It is not known when the listings were read.",
    description: "Problem before publishing: the age of the listings is not known.",
  },
  "listings.broker.missing": {
    id: "editor.check.listings.broker.missing",
    defaultMessage: "A listing does not say which office lists it.",
    description: "Problem before publishing: a listing has no listing broker.",
  },
  agreement: {
    id: "editor.check.agreement",
    defaultMessage: "Agree to the realtor service agreement.",
    description: "Required before publishing: acceptance of the agreement.",
  },
  "photo.missing": {
    id: "editor.check.photo.missing",
    defaultMessage: "Add a portrait.",
    description: "Required before publishing: a photo of the realtor.",
  },
  "contact.missing": {
    id: "editor.check.contact.missing",
    defaultMessage: "Add at least one way to reach you.",
    description: "Required before publishing: a phone number, email address or messenger.",
  },
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
