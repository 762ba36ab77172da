import { fields as table } from "@realtor/profile/fields";
import { defineLocalizedText, defineSection } from "./define-field.ts";

export const aboutSections = {
  about: defineSection({
    group: "page",
    lead: "editor.about.lead",
    anchor: "about",
  }),
};

/** The texts of the realtor with a section of their own. */
export const aboutFields = {
  ...defineLocalizedText(table.about, {
    noun: "editor.noun.about",
    ja: {
      rows: 6,
    },
  }),
};
