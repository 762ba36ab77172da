import { fields as table } from "@realtor/profile/fields";
import { defineField, defineSection } from "./define-field.ts";

/** The languages of the page and of the realtor: docs/spec/profile.md#languages. */
export const languageSections = {
  languages: defineSection({
    group: "settings",
    lead: "editor.languages.lead",
  }),
};

export const languageFields = {
  siteLanguages: defineField(table.siteLanguages, {
    noun: "editor.noun.siteLanguages",
  }),
  languages: defineField(table.languages, {
    noun: "editor.noun.languages",
  }),
};
