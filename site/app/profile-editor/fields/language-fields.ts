import { fields as table } from "@realtor/profile/fields";
import { defineField, defineSection } from "./define-field.ts";

/** The languages of the page and of the realtor: docs/spec/profile.md#languages. */
export const languageSections = {
  languages: defineSection({
    group: "settings",
    name: "editor.section.languages",
    lead: "editor.languages.lead",
    help: ["editor.help.languages.place", "editor.help.languages.advice"],
  }),
};

export const languageFields = {
  siteLanguages: defineField(table.siteLanguages, {
    noun: "editor.noun.siteLanguages",
    label: "editor.field.siteLanguages",
  }),
  languages: defineField(table.languages, {
    noun: "editor.noun.languages",
    label: "editor.field.languages",
  }),
};
