import { limits } from "@realtor/api/rules";
import { defineMessage } from "#app/i18n/define-messages.ts";
import { defineDateField, defineLocalizedText, defineNumberField } from "./define-field.ts";
import { numberLens, textLens } from "../draft/lens.ts";

const careerNoun = defineMessage({
  id: "editor.noun.career",
  defaultMessage: "years of experience",
  description:
    "In a list of what changed, within a sentence: when the realtor began, and ended, to work.",
});

/** Who the realtor is: the first screen, the figures and the text about the realtor. */
export const introFields = {
  ...defineLocalizedText(
    { ko: "taglineKr", en: "taglineEn", ja: "taglineJa" },
    {
      section: "hero",
      noun: defineMessage({
        id: "editor.noun.tagline",
        defaultMessage: "opening sentence",
        description:
          "In a list of what changed, within a sentence: the sentence below the realtor’s name.",
      }),
      label: defineMessage({
        id: "editor.form.tagline",
        defaultMessage: "Your introduction in one sentence",
        description: "Field label: the sentence at the top of the page.",
      }),
      anchor: "hero",
      max: limits.tagline,
      rows: 2,
      showCount: true,
      ko: {
        lens: textLens("presentation", "taglineKr"),
        label: defineMessage({
          id: "editor.field.taglineKr",
          defaultMessage: "Introduction in one sentence (Korean)",
          description: "Field label: the sentence at the top of the page in Korean.",
        }),
      },
      en: {
        lens: textLens("presentation", "taglineEn"),
        label: defineMessage({
          id: "editor.field.taglineEn",
          defaultMessage: "Introduction in one sentence (English)",
          description: "Field label: the sentence at the top of the page in English.",
        }),
      },
      ja: {
        lens: textLens("presentation", "taglineJa"),
        label: defineMessage({
          id: "editor.field.taglineJa",
          defaultMessage: "Introduction in one sentence (Japanese)",
          description: "Field label: the sentence at the top of the page in Japanese.",
        }),
      },
    },
  ),
  salesCount: defineNumberField({
    section: "stats",
    noun: defineMessage({
      id: "editor.noun.sales",
      defaultMessage: "homes sold",
      description: "In a list of what changed, within a sentence: the number of sales.",
    }),
    anchor: "stats-title",
    lens: numberLens("salesCount"),
    format: { maximumFractionDigits: 0 },
    label: defineMessage({
      id: "editor.field.salesCount",
      defaultMessage: "Homes sold",
      description: "Field label: the number of homes sold so far.",
    }),
  }),
  lastYear: defineNumberField({
    section: "stats",
    noun: defineMessage({
      id: "editor.noun.lastYear",
      defaultMessage: "last year’s sales",
      description: "In a list of what changed, within a sentence: the total of last year’s sales.",
    }),
    lens: numberLens("lastYearSalesTotal"),
    format: {
      style: "currency",
      currency: "USD",
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
    },
    label: defineMessage({
      id: "editor.field.lastYear",
      defaultMessage: "Last year’s sales",
      description: "Field label: the total of last year’s sales in US dollars.",
    }),
  }),
  career: defineDateField({
    section: "stats",
    noun: careerNoun,
    lens: textLens("careerStart"),
    label: defineMessage({
      id: "editor.field.career",
      defaultMessage: "Career start date",
      description: "Field label: the date on which the realtor’s career started.",
    }),
    hint: defineMessage({
      id: "editor.field.career.hint",
      defaultMessage: "Your page counts your years of experience from this date.",
      description: "Hint below the field for the start of the career.",
    }),
  }),
  careerEnd: defineDateField({
    section: "stats",
    noun: careerNoun,
    lens: textLens("careerEnd"),
    label: defineMessage({
      id: "editor.field.careerEnd",
      defaultMessage: "Career end date",
      description: "Field label: the date on which the realtor’s career ended.",
    }),
    hint: defineMessage({
      id: "editor.field.careerEnd.hint",
      defaultMessage: "Leave this empty while you are working.",
      description: "Hint below the field for the end of the career.",
    }),
  }),
  ...defineLocalizedText(
    { ko: "aboutKr", en: "aboutEn", ja: "aboutJa" },
    {
      section: "about",
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
      anchor: "about",
      max: limits.about,
      rows: 9,
      showCount: true,
      ko: {
        lens: textLens("aboutMeKr"),
        label: defineMessage({
          id: "editor.field.aboutKr",
          defaultMessage: "About (Korean)",
          description: "Field label: the text about the realtor in Korean.",
        }),
      },
      en: {
        lens: textLens("aboutMeEn"),
        label: defineMessage({
          id: "editor.field.aboutEn",
          defaultMessage: "About (English)",
          description: "Field label: the text about the realtor in English.",
        }),
      },
      ja: {
        lens: textLens("presentation", "aboutMeJa"),
        rows: 6,
        label: defineMessage({
          id: "editor.field.aboutJa",
          defaultMessage: "About (Japanese)",
          description: "Field label: the text about the realtor in Japanese.",
        }),
      },
    },
  ),
};
