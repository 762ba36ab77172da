import { fields as table } from "@realtor/profile/fields";
import { defineMessage } from "#app/i18n/define-messages.ts";
import { defineField, defineTextField, defineSection } from "./define-field.ts";

export const contentSections = {
  listings: defineSection({
    group: "page",
    name: defineMessage({
      id: "editor.section.listings",
      defaultMessage: "Listings",
      description: "Name of the section about listings.",
    }),
    lead: defineMessage({
      id: "editor.listings.lead",
      defaultMessage: "We find your listings by your license number. You enter nothing here.",
      description: "Explanation of the section about listings.",
    }),
    help: [
      defineMessage({
        id: "editor.help.listings.place",
        defaultMessage:
          "Your homes for sale, for rent, sold and rented. They come from the listing service by your license number, so there is nothing to enter.",
        description: "Help for a section of the editor: what it is and where visitors see it.",
      }),
      defineMessage({
        id: "editor.help.listings.advice",
        defaultMessage:
          "If a home is missing, check your license number and the state of your areas: they decide where we look.",
        description: "Help for a section of the editor: how to fill it in well.",
      }),
    ],
    anchor: "listings",
  }),
  photos: defineSection({
    group: "page",
    name: defineMessage({
      id: "editor.section.photos",
      defaultMessage: "Photos",
      description: "Name of the section with the photo gallery.",
    }),
    lead: defineMessage({
      id: "photos.hint",
      defaultMessage: "Shown in this order in the gallery on your page.",
      description: "Hint above the gallery in the editor.",
    }),
    help: [
      defineMessage({
        id: "editor.help.photos.place",
        defaultMessage: "Homes, places and your work. Visitors can open each photo in full size.",
        description: "Help for a section of the editor: what it is and where visitors see it.",
      }),
      defineMessage({
        id: "editor.help.photos.advice",
        defaultMessage:
          "The first photo is the cover. Use photos that you took or may use; five to twelve are enough.",
        description: "Help for a section of the editor: how to fill it in well.",
      }),
    ],
    anchor: "gallery-title",
  }),
  regions: defineSection({
    group: "page",
    name: defineMessage({
      id: "editor.section.regions",
      defaultMessage: "Areas",
      description: "Name of the section with the areas in which the realtor works.",
    }),
    lead: defineMessage({
      id: "editor.regions.lead",
      defaultMessage: "The cities where you work. We look for your listings in their states.",
      description: "Explanation of the section with the realtor’s areas.",
    }),
    help: [
      defineMessage({
        id: "editor.help.regions.place",
        defaultMessage:
          "The cities where you work. They also help people who search for an agent there.",
        description: "Help for a section of the editor: what it is and where visitors see it.",
      }),
      defineMessage({
        id: "editor.help.regions.advice",
        defaultMessage:
          "Choose the cities that you know well, and put the most important one first.",
        description: "Help for a section of the editor: how to fill it in well.",
      }),
    ],
    anchor: "regions",
  }),
};

/** What follows the text about the realtor: from the listings to the added sections. */
export const contentFields = {
  zillow: defineTextField(table.zillow, {
    noun: defineMessage({
      id: "editor.noun.zillow",
      defaultMessage: "Zillow link",
      description:
        "In a list of what changed, within a sentence: the link to the realtor’s Zillow profile.",
    }),
    label: defineMessage({
      id: "editor.field.zillow",
      defaultMessage: "Zillow profile link",
      description: "Field label: the address of the realtor’s Zillow profile.",
    }),
  }),
  photos: defineField(table.photos, {
    noun: defineMessage({
      id: "editor.noun.photos",
      defaultMessage: "{n, plural, =0 {photos} one {# photo} other {# photos}}",
      description:
        "In a list of what changed, within a sentence: photos of the gallery; {n} is their number, or 0 if it is not known.",
    }),
    label: defineMessage({
      id: "editor.field.photos",
      defaultMessage: "Photos",
      description: "Name of the field with all photos, in lists of changes.",
    }),
  }),
  focalPoints: defineField(table.focalPoints, {
    noun: defineMessage({
      id: "editor.noun.focalPoints",
      defaultMessage: "photo position",
      description:
        "In a list of what changed, within a sentence: the part of the photos that stays visible when they are cropped.",
    }),
    label: defineMessage({
      id: "editor.field.focalPoints",
      defaultMessage: "Photo focal points",
      description: "Name of the field with the focal points of the photos, in lists of changes.",
    }),
  }),
  regions: defineField(table.regions, {
    noun: defineMessage({
      id: "editor.noun.regions",
      defaultMessage: "areas",
      description:
        "In a list of what changed, within a sentence: the places where the realtor works.",
    }),
    request: defineMessage({
      id: "editor.regions.request",
      defaultMessage: "Enter a city.",
      description: "Error of an area without a city.",
    }),
    label: defineMessage({
      id: "editor.field.regions",
      defaultMessage: "Areas",
      description: "Name of the field with the realtor’s areas, in lists of changes and errors.",
    }),
  }),
};
