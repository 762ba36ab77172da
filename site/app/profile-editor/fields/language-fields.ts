import type { Lang } from "@realtor/api/locales";
import { defineMessage } from "#app/i18n/define-messages.ts";
import { defineField } from "./define-field.ts";
import { listLens } from "../draft/lens.ts";

/** The languages of the page and of the realtor: docs/spec/profile.md#languages. */
export const languageFields = {
  siteLanguages: defineField({
    section: "languages",
    lens: listLens<Lang>("presentation", "siteLanguages"),
    label: defineMessage({
      id: "editor.field.siteLanguages",
      defaultMessage: "Languages of your website",
      description: "Field label: the languages in which the realtor writes the website.",
    }),
  }),
  languages: defineField({
    section: "languages",
    lens: listLens<string>("presentation", "languages"),
    label: defineMessage({
      id: "editor.field.languages",
      defaultMessage: "Languages spoken",
      description: "Field label: the languages that the realtor speaks.",
    }),
  }),
};
