import { fields as table } from "@realtor/profile/fields";
import { defineMessage } from "#app/i18n/define-messages.ts";
import { defineLocalizedText, defineSection } from "./define-field.ts";

export const aboutSections = {
  about: defineSection({
    group: "page",
    name: defineMessage({
      id: "editor.section.about",
      defaultMessage: "About you",
      description: "Name of the section with the text about the realtor.",
    }),
    lead: defineMessage({
      id: "editor.about.lead",
      defaultMessage: "What you would tell a buyer over coffee.",
      description: "Explanation of the section with the text about the realtor.",
    }),
    help: [
      defineMessage({
        id: "editor.help.about.place",
        defaultMessage: "Your own words about how you work. Visitors read them before they call.",
        description: "Help for a section of the editor: what it is and where visitors see it.",
      }),
      defineMessage({
        id: "editor.help.about.advice",
        defaultMessage:
          "Write as you talk. Three short paragraphs are enough; a blank line begins a new one.",
        description: "Help for a section of the editor: how to fill it in well.",
      }),
    ],
    anchor: "about",
  }),
};

/** The texts of the realtor with a section of their own. */
export const aboutFields = {
  ...defineLocalizedText(table.about, {
    noun: defineMessage({
      id: "editor.noun.about",
      defaultMessage: "about text",
      description: "In a list of what changed, within a sentence: the text about the realtor.",
    }),
    label: defineMessage({
      id: "editor.form.about",
      defaultMessage: "Your story",
      description: "Field label: the text about the realtor.",
    }),
    ko: {
      label: defineMessage({
        id: "editor.field.aboutKr",
        defaultMessage: "About (Korean)",
        description: "Field label: the text about the realtor in Korean.",
      }),
    },
    en: {
      label: defineMessage({
        id: "editor.field.aboutEn",
        defaultMessage: "About (English)",
        description: "Field label: the text about the realtor in English.",
      }),
    },
    ja: {
      rows: 6,
      label: defineMessage({
        id: "editor.field.aboutJa",
        defaultMessage: "About (Japanese)",
        description: "Field label: the text about the realtor in Japanese.",
      }),
    },
  }),
};
