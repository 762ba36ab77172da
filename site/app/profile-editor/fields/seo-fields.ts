import { fields as table } from "@realtor/profile/fields";
import { defineLocalizedText, defineSection } from "./define-field.ts";

const seoNoun = "editor.noun.seo";

/** Texts for search engines and shared links, by language: docs/spec/profile.md#seo. */
export const seoSections = {
  seo: defineSection({
    group: "settings",
    name: "editor.section.seo",
    lead: "editor.seo.lead",
    help: ["editor.help.seo.place", "editor.help.seo.advice"],
  }),
};

export const seoFields = {
  ...defineLocalizedText(table.seoTitle, {
    noun: seoNoun,
    label: "editor.form.seoTitle",
    ko: {
      label: "editor.field.seoTitleKo",
    },
    en: {
      label: "editor.field.seoTitleEn",
    },
    ja: {
      label: "editor.field.seoTitleJa",
    },
  }),
  ...defineLocalizedText(table.seoDesc, {
    noun: seoNoun,
    label: "editor.form.seoDesc",
    ko: {
      label: "editor.field.seoDescKo",
    },
    en: {
      label: "editor.field.seoDescEn",
    },
    ja: {
      label: "editor.field.seoDescJa",
    },
  }),
  ...defineLocalizedText(table.seoKeywords, {
    noun: seoNoun,
    label: "editor.form.seoKeywords",
    hint: "editor.form.seoKeywords.hint",
    ko: {
      label: "editor.field.seoKeywordsKo",
    },
    en: {
      label: "editor.field.seoKeywordsEn",
    },
    ja: {
      label: "editor.field.seoKeywordsJa",
    },
  }),
  ...defineLocalizedText(table.seoAuthor, {
    noun: seoNoun,
    label: "editor.form.seoAuthor",
    hint: "editor.form.seoAuthor.hint",
    ko: {
      label: "editor.field.seoAuthorKo",
    },
    en: {
      label: "editor.field.seoAuthorEn",
    },
    ja: {
      label: "editor.field.seoAuthorJa",
    },
  }),
};
