import { fields as table } from "@realtor/profile/fields";
import { defineField, defineTextField, defineSection } from "./define-field.ts";

export const contentSections = {
  listings: defineSection({
    group: "page",
    name: "editor.section.listings",
    lead: "editor.listings.lead",
    help: ["editor.help.listings.place", "editor.help.listings.advice"],
    anchor: "listings",
  }),
  photos: defineSection({
    group: "page",
    name: "editor.section.photos",
    lead: "photos.hint",
    help: ["editor.help.photos.place", "editor.help.photos.advice"],
    anchor: "gallery-title",
  }),
  regions: defineSection({
    group: "page",
    name: "editor.section.regions",
    lead: "editor.regions.lead",
    help: ["editor.help.regions.place", "editor.help.regions.advice"],
    anchor: "regions",
  }),
};

/** What follows the text about the realtor: from the listings to the added sections. */
export const contentFields = {
  zillow: defineTextField(table.zillow, {
    noun: "editor.noun.zillow",
    label: "editor.field.zillow",
  }),
  photos: defineField(table.photos, {
    noun: "editor.noun.photos",
    label: "editor.field.photos",
  }),
  focalPoints: defineField(table.focalPoints, {
    noun: "editor.noun.focalPoints",
    label: "editor.field.focalPoints",
  }),
  regions: defineField(table.regions, {
    noun: "editor.noun.regions",
    request: "editor.regions.request",
    label: "editor.field.regions",
  }),
};
