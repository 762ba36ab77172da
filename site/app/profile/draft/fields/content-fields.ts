import { fields as table } from "@realtor/profile/fields";
import { defineField, defineTextField, defineSection } from "./define-field.ts";

export const contentSections = {
  listings: defineSection({
    group: "page",
    lead: "editor.listings.lead",
    anchor: "listings",
  }),
  photos: defineSection({
    group: "page",
    lead: "photos.hint",
    anchor: "gallery-title",
  }),
  regions: defineSection({
    group: "page",
    lead: "editor.regions.lead",
    anchor: "regions",
  }),
};

/** What follows the text about the realtor: from the listings to the added sections. */
export const contentFields = {
  zillow: defineTextField(table.zillow, {
    noun: "editor.noun.zillow",
  }),
  photos: defineField(table.photos, {
    noun: "editor.noun.photos",
  }),
  focalPoints: defineField(table.focalPoints, {
    noun: "editor.noun.focalPoints",
  }),
  regions: defineField(table.regions, {
    noun: "editor.noun.regions",
    request: "editor.regions.request",
  }),
};
