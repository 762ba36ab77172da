import { fields as table } from "@realtor/profile/fields";
import { defineMessage } from "#app/i18n/define-messages.ts";
import { defineField, defineSection } from "./define-field.ts";

/** The languages of the page and of the realtor: docs/spec/profile.md#languages. */
export const languageSections = {
  languages: defineSection({
    group: "settings",
    name: defineMessage({
      id: "editor.section.languages",
      defaultMessage: "Languages",
      description: "Name of the section with the languages of the website and of the realtor.",
    }),
    lead: defineMessage({
      id: "editor.languages.lead",
      defaultMessage:
        "Visitors can open your page in Korean, English and Japanese. A text that you have not written is shown in another language.",
      description: "Explanation of the section with the languages of the website.",
    }),
    help: [
      defineMessage({
        id: "editor.help.languages.place",
        defaultMessage: "The languages of your page, and the ones that you speak with clients.",
        description: "Help for a section of the editor: what it is and where visitors see it.",
      }),
      defineMessage({
        id: "editor.help.languages.advice",
        defaultMessage:
          "Where a language has no text, visitors read the one you have. Start with one language and add others later.",
        description: "Help for a section of the editor: how to fill it in well.",
      }),
    ],
  }),
};

export const languageFields = {
  siteLanguages: defineField(table.siteLanguages, {
    noun: defineMessage({
      id: "editor.noun.siteLanguages",
      defaultMessage: "languages of the website",
      description: "In a list of what changed, within a sentence: the languages of the website.",
    }),
    label: defineMessage({
      id: "editor.field.siteLanguages",
      defaultMessage: "Languages of your website",
      description: "Field label: the languages in which the realtor writes the website.",
    }),
  }),
  languages: defineField(table.languages, {
    noun: defineMessage({
      id: "editor.noun.languages",
      defaultMessage: "languages spoken",
      description:
        "In a list of what changed, within a sentence: the languages that the realtor speaks.",
    }),
    label: defineMessage({
      id: "editor.field.languages",
      defaultMessage: "Languages spoken",
      description: "Field label: the languages that the realtor speaks.",
    }),
  }),
};
