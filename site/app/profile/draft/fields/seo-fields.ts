import { fields as table } from "@realtor/profile/fields";
import { defineLocalizedText, defineSection } from "./define-field.ts";

/** Texts for search engines and shared links, by language: docs/spec/profile.md#seo. */
export const seoSections = {
  seo: defineSection({
    group: "settings",
    lead: "editor.seo.lead",
  }),
};

export const seoFields = {
  ...defineLocalizedText(table.seoTitle, {
    noun: "editor.noun.seo",
  }),
  ...defineLocalizedText(table.seoDesc, {
    noun: "editor.noun.seo",
  }),
  ...defineLocalizedText(table.seoKeywords, {
    noun: "editor.noun.seo",
    hint: "editor.form.seoKeywords.hint",
  }),
  ...defineLocalizedText(table.seoAuthor, {
    noun: "editor.noun.seo",
    hint: "editor.form.seoAuthor.hint",
  }),
};
