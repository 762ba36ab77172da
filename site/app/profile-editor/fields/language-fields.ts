import type { Lang } from "@realtor/api/locales";
import { defineMessage } from "#app/i18n/define-messages.ts";
import { defineField } from "./define-field.ts";
import { listLens } from "../draft/lens.ts";

/** The languages of the page and of the realtor: docs/spec/profile.md#languages. */
export const languageFields = {
  siteLanguages: defineField({
    section: "languages",
    noun: defineMessage({
      id: "editor.noun.siteLanguages",
      defaultMessage: "languages of the website",
      description: "In a list of what changed, within a sentence: the languages of the website.",
    }),
    lens: listLens<Lang>("presentation", "siteLanguages"),
    label: defineMessage({
      id: "editor.field.siteLanguages",
      defaultMessage: "Languages of your website",
      description: "Field label: the languages in which the realtor writes the website.",
    }),
  }),
  languages: defineField({
    section: "languages",
    noun: defineMessage({
      id: "editor.noun.languages",
      defaultMessage: "languages spoken",
      description:
        "In a list of what changed, within a sentence: the languages that the realtor speaks.",
    }),
    lens: listLens<string>("presentation", "languages"),
    label: defineMessage({
      id: "editor.field.languages",
      defaultMessage: "Languages spoken",
      description: "Field label: the languages that the realtor speaks.",
    }),
  }),
};
