import { fields as table } from "@realtor/profile/fields";
import { defineLocalizedText, defineSection } from "./define-field.ts";

export const aboutSections = {
  about: defineSection({
    group: "page",
    name: "editor.section.about",
    lead: "editor.about.lead",
    help: ["editor.help.about.place", "editor.help.about.advice"],
    anchor: "about",
  }),
};

/** The texts of the realtor with a section of their own. */
export const aboutFields = {
  ...defineLocalizedText(table.about, {
    noun: "editor.noun.about",
    label: "editor.form.about",
    ko: {
      label: "editor.field.aboutKr",
    },
    en: {
      label: "editor.field.aboutEn",
    },
    ja: {
      rows: 6,
      label: "editor.field.aboutJa",
    },
  }),
};
