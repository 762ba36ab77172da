import { fields as table } from "@realtor/profile/fields";
import { defineMessage } from "#app/i18n/define-messages.ts";
import { defineField, defineLocalizedText, defineSection } from "./define-field.ts";

/** Names and job titles: docs/spec/profile.md#names. */
export const nameSections = {
  name: defineSection({
    group: "page",
    name: defineMessage({
      id: "editor.section.name",
      defaultMessage: "Name and photo",
      description: "Name of the section with the realtor’s name and portrait.",
    }),
    help: [
      defineMessage({
        id: "editor.help.name.place",
        defaultMessage:
          "Your name is the largest text on your page. Your portrait is beside it, and your brokerage’s page shows both in its team.",
        description: "Help for a section of the editor: what it is and where visitors see it.",
      }),
      defineMessage({
        id: "editor.help.name.advice",
        defaultMessage:
          "Use the name that clients call you. A portrait in daylight, from the chest up, works best.",
        description: "Help for a section of the editor: how to fill it in well.",
      }),
    ],
  }),
};

export const nameFields = {
  ...defineLocalizedText(table.name, {
    noun: defineMessage({
      id: "editor.noun.name",
      defaultMessage: "name",
      description: "In a list of what changed, within a sentence: the realtor’s name.",
    }),
    anchor: "top",
    label: defineMessage({
      id: "editor.form.name",
      defaultMessage: "Your name",
      description: "Field label: the realtor’s name in the language of the form.",
    }),
    ko: {
      label: defineMessage({
        id: "editor.field.nameKr",
        defaultMessage: "Name (Korean)",
        description: "Field label: the realtor’s name in Korean.",
      }),
    },
    en: {
      label: defineMessage({
        id: "editor.field.nameEn",
        defaultMessage: "Name (English)",
        description: "Field label: the realtor’s name in English, as on the license.",
      }),
    },
    ja: {
      label: defineMessage({
        id: "editor.field.nameJa",
        defaultMessage: "Name (Japanese)",
        description: "Field label: the realtor’s name in Japanese.",
      }),
    },
  }),
  ...defineLocalizedText(table.jobTitle, {
    noun: defineMessage({
      id: "editor.noun.jobTitle",
      defaultMessage: "job title",
      description:
        "In a list of what changed, within a sentence: the professional title of the realtor.",
    }),
    label: defineMessage({
      id: "editor.form.jobTitle",
      defaultMessage: "Job title",
      description: "Field label: the realtor’s professional title, such as Broker.",
    }),
    hint: defineMessage({
      id: "editor.form.jobTitle.hint",
      defaultMessage: "For example, Broker. Your brokerage’s page shows it in its team.",
      description:
        "Hint below the field for the professional title: an example and where it is shown.",
    }),
    ko: {
      label: defineMessage({
        id: "editor.field.jobTitleKr",
        defaultMessage: "Job title (Korean)",
        description: "Field label: the realtor’s professional title in Korean, such as Broker.",
      }),
    },
    en: {
      label: defineMessage({
        id: "editor.field.jobTitleEn",
        defaultMessage: "Job title (English)",
        description: "Field label: the realtor’s professional title in English, such as Broker.",
      }),
    },
    ja: {
      label: defineMessage({
        id: "editor.field.jobTitleJa",
        defaultMessage: "Job title (Japanese)",
        description: "Field label: the realtor’s professional title in Japanese, such as Broker.",
      }),
    },
  }),
  madeForRealtor: defineField(table.madeForRealtor, {
    noun: defineMessage({
      id: "editor.noun.staff",
      defaultMessage: "who edits the website",
      description:
        "In a list of what changed, within a sentence: whether staff edit the website for the realtor.",
    }),
    label: defineMessage({
      id: "editor.field.madeForRealtor",
      defaultMessage: "Built by our staff for the realtor",
      description: "Field label: staff, not the realtor, edit the website.",
    }),
  }),
};
