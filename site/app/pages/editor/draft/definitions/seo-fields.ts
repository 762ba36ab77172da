import { limits } from "@realtor/api/rules";
import { defineMessage } from "#app/i18n/define-messages.ts";
import { defineTextField } from "../define-field.ts";
import { textLens } from "../lens.ts";

/** Texts for search engines and shared links, by language: docs/spec/profile.md#seo. */
export const seoFields = {
  seoTitleKo: defineTextField({
    section: "seo",
    lens: textLens("seoMeta", "ko", "title"),
    max: limits.seoTitle,
    showCount: true,
    lang: "ko",
    label: defineMessage({
      id: "editor.field.seoTitleKo",
      defaultMessage: "Search title (Korean)",
      description: "Field label: the title in search results in Korean.",
    }),
  }),
  seoDescKo: defineTextField({
    section: "seo",
    lens: textLens("seoMeta", "ko", "description"),
    max: limits.seoDescription,
    rows: 3,
    showCount: true,
    lang: "ko",
    label: defineMessage({
      id: "editor.field.seoDescKo",
      defaultMessage: "Search description (Korean)",
      description: "Field label: the description in search results in Korean.",
    }),
  }),
  seoKeywordsKo: defineTextField({
    section: "seo",
    lens: textLens("seoMeta", "ko", "keywords"),
    max: limits.seoKeywords,
    lang: "ko",
    label: defineMessage({
      id: "editor.field.seoKeywordsKo",
      defaultMessage: "Keywords (Korean)",
      description: "Field label: the keywords for search engines in Korean.",
    }),
  }),
  seoAuthorKo: defineTextField({
    section: "seo",
    lens: textLens("seoMeta", "ko", "author"),
    max: limits.seoAuthor,
    lang: "ko",
    label: defineMessage({
      id: "editor.field.seoAuthorKo",
      defaultMessage: "Author (Korean)",
      description: "Field label: the author for search engines in Korean.",
    }),
  }),
  seoTitleEn: defineTextField({
    section: "seo",
    lens: textLens("seoMeta", "en", "title"),
    max: limits.seoTitle,
    showCount: true,
    lang: "en",
    label: defineMessage({
      id: "editor.field.seoTitleEn",
      defaultMessage: "Search title (English)",
      description: "Field label: the title in search results in English.",
    }),
  }),
  seoDescEn: defineTextField({
    section: "seo",
    lens: textLens("seoMeta", "en", "description"),
    max: limits.seoDescription,
    rows: 3,
    showCount: true,
    lang: "en",
    label: defineMessage({
      id: "editor.field.seoDescEn",
      defaultMessage: "Search description (English)",
      description: "Field label: the description in search results in English.",
    }),
  }),
  seoKeywordsEn: defineTextField({
    section: "seo",
    lens: textLens("seoMeta", "en", "keywords"),
    max: limits.seoKeywords,
    lang: "en",
    label: defineMessage({
      id: "editor.field.seoKeywordsEn",
      defaultMessage: "Keywords (English)",
      description: "Field label: the keywords for search engines in English.",
    }),
  }),
  seoAuthorEn: defineTextField({
    section: "seo",
    lens: textLens("seoMeta", "en", "author"),
    max: limits.seoAuthor,
    lang: "en",
    label: defineMessage({
      id: "editor.field.seoAuthorEn",
      defaultMessage: "Author (English)",
      description: "Field label: the author for search engines in English.",
    }),
  }),
  seoTitleJa: defineTextField({
    section: "seo",
    lens: textLens("seoMeta", "ja", "title"),
    max: limits.seoTitle,
    showCount: true,
    lang: "ja",
    label: defineMessage({
      id: "editor.field.seoTitleJa",
      defaultMessage: "Search title (Japanese)",
      description: "Field label: the title in search results in Japanese.",
    }),
  }),
  seoDescJa: defineTextField({
    section: "seo",
    lens: textLens("seoMeta", "ja", "description"),
    max: limits.seoDescription,
    rows: 3,
    showCount: true,
    lang: "ja",
    label: defineMessage({
      id: "editor.field.seoDescJa",
      defaultMessage: "Search description (Japanese)",
      description: "Field label: the description in search results in Japanese.",
    }),
  }),
  seoKeywordsJa: defineTextField({
    section: "seo",
    lens: textLens("seoMeta", "ja", "keywords"),
    max: limits.seoKeywords,
    lang: "ja",
    label: defineMessage({
      id: "editor.field.seoKeywordsJa",
      defaultMessage: "Keywords (Japanese)",
      description: "Field label: the keywords for search engines in Japanese.",
    }),
  }),
  seoAuthorJa: defineTextField({
    section: "seo",
    lens: textLens("seoMeta", "ja", "author"),
    max: limits.seoAuthor,
    lang: "ja",
    label: defineMessage({
      id: "editor.field.seoAuthorJa",
      defaultMessage: "Author (Japanese)",
      description: "Field label: the author for search engines in Japanese.",
    }),
  }),
};
