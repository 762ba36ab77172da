import { fields as table } from "@realtor/profile/fields";
import { defineMessage } from "#app/i18n/define-messages.ts";
import { defineLocalizedText, defineSection } from "./define-field.ts";

const seoNoun = defineMessage({
  id: "editor.noun.seo",
  defaultMessage: "text for search engines",
  description:
    "In a list of what changed, within a sentence: title and description for search engines.",
});

/** Texts for search engines and shared links, by language: docs/spec/profile.md#seo. */
export const seoSections = {
  seo: defineSection({
    group: "settings",
    name: defineMessage({
      id: "editor.section.seo",
      defaultMessage: "Google and sharing",
      description: "Name of the section with texts for search engines and social media.",
    }),
    lead: defineMessage({
      id: "editor.seo.lead",
      defaultMessage:
        "How your page looks in search results and in shared links. If you leave these empty, we write them from your name and areas.",
      description: "Explanation of the section with texts for search engines.",
    }),
    help: [
      defineMessage({
        id: "editor.help.seo.place",
        defaultMessage:
          "How your page looks in Google and in messages: its title, description and image.",
        description: "Help for a section of the editor: what it is and where visitors see it.",
      }),
      defineMessage({
        id: "editor.help.seo.advice",
        defaultMessage: "You can leave this empty: we make it from your name and your areas.",
        description: "Help for a section of the editor: how to fill it in well.",
      }),
    ],
  }),
};

export const seoFields = {
  ...defineLocalizedText(table.seoTitle, {
    noun: seoNoun,
    label: defineMessage({
      id: "editor.form.seoTitle",
      defaultMessage: "Title in search results",
      description: "Field label: the title in search results.",
    }),
    ko: {
      label: defineMessage({
        id: "editor.field.seoTitleKo",
        defaultMessage: "Search title (Korean)",
        description: "Field label: the title in search results in Korean.",
      }),
    },
    en: {
      label: defineMessage({
        id: "editor.field.seoTitleEn",
        defaultMessage: "Search title (English)",
        description: "Field label: the title in search results in English.",
      }),
    },
    ja: {
      label: defineMessage({
        id: "editor.field.seoTitleJa",
        defaultMessage: "Search title (Japanese)",
        description: "Field label: the title in search results in Japanese.",
      }),
    },
  }),
  ...defineLocalizedText(table.seoDesc, {
    noun: seoNoun,
    label: defineMessage({
      id: "editor.form.seoDesc",
      defaultMessage: "Description in search results",
      description: "Field label: the description in search results.",
    }),
    ko: {
      label: defineMessage({
        id: "editor.field.seoDescKo",
        defaultMessage: "Search description (Korean)",
        description: "Field label: the description in search results in Korean.",
      }),
    },
    en: {
      label: defineMessage({
        id: "editor.field.seoDescEn",
        defaultMessage: "Search description (English)",
        description: "Field label: the description in search results in English.",
      }),
    },
    ja: {
      label: defineMessage({
        id: "editor.field.seoDescJa",
        defaultMessage: "Search description (Japanese)",
        description: "Field label: the description in search results in Japanese.",
      }),
    },
  }),
  ...defineLocalizedText(table.seoKeywords, {
    noun: seoNoun,
    label: defineMessage({
      id: "editor.form.seoKeywords",
      defaultMessage: "Search words",
      description: "Field label: the keywords for search engines.",
    }),
    hint: defineMessage({
      id: "editor.form.seoKeywords.hint",
      defaultMessage: "Separated by commas. You can leave this empty.",
      description: "Hint below the field for keywords.",
    }),
    ko: {
      label: defineMessage({
        id: "editor.field.seoKeywordsKo",
        defaultMessage: "Search words (Korean)",
        description: "Field label: the keywords for search engines in Korean.",
      }),
    },
    en: {
      label: defineMessage({
        id: "editor.field.seoKeywordsEn",
        defaultMessage: "Search words (English)",
        description: "Field label: the keywords for search engines in English.",
      }),
    },
    ja: {
      label: defineMessage({
        id: "editor.field.seoKeywordsJa",
        defaultMessage: "Search words (Japanese)",
        description: "Field label: the keywords for search engines in Japanese.",
      }),
    },
  }),
  ...defineLocalizedText(table.seoAuthor, {
    noun: seoNoun,
    label: defineMessage({
      id: "editor.form.seoAuthor",
      defaultMessage: "Author of the page",
      description: "Field label: the author for search engines.",
    }),
    hint: defineMessage({
      id: "editor.form.seoAuthor.hint",
      defaultMessage: "Your name, if you leave this empty.",
      description: "Hint below the field for the author of the page.",
    }),
    ko: {
      label: defineMessage({
        id: "editor.field.seoAuthorKo",
        defaultMessage: "Author of the page (Korean)",
        description: "Field label: the author for search engines in Korean.",
      }),
    },
    en: {
      label: defineMessage({
        id: "editor.field.seoAuthorEn",
        defaultMessage: "Author of the page (English)",
        description: "Field label: the author for search engines in English.",
      }),
    },
    ja: {
      label: defineMessage({
        id: "editor.field.seoAuthorJa",
        defaultMessage: "Author of the page (Japanese)",
        description: "Field label: the author for search engines in Japanese.",
      }),
    },
  }),
};
