import { fields as table } from "@realtor/profile/fields";
import { defineMessage } from "#app/i18n/define-messages.ts";
import {
  defineDateField,
  defineLocalizedText,
  defineNumberField,
  defineSection,
} from "./define-field.ts";

const careerNoun = defineMessage({
  id: "editor.noun.career",
  defaultMessage: "years of experience",
  description:
    "In a list of what changed, within a sentence: when the realtor began, and ended, to work.",
});

export const introSections = {
  hero: defineSection({
    group: "page",
    name: defineMessage({
      id: "editor.section.hero",
      defaultMessage: "First screen",
      description: "Name of the section with the sentence and the photo at the top of the page.",
    }),
    lead: defineMessage({
      id: "editor.hero.lead",
      defaultMessage: "What visitors see first.",
      description: "Explanation of the section with the tagline and photos.",
    }),
    help: [
      defineMessage({
        id: "editor.help.hero.place",
        defaultMessage: "The first sentence that visitors read, on every phone and computer.",
        description: "Help for a section of the editor: what it is and where visitors see it.",
      }),
      defineMessage({
        id: "editor.help.hero.advice",
        defaultMessage:
          "Say whom you help and where. Leave out “best” and “number one”: advertising rules do not allow what cannot be proved.",
        description: "Help for a section of the editor: how to fill it in well.",
      }),
    ],
  }),
  stats: defineSection({
    group: "page",
    name: defineMessage({
      id: "editor.section.stats",
      defaultMessage: "Your numbers",
      description: "Name of the section with sales figures.",
    }),
    lead: defineMessage({
      id: "editor.stats.lead",
      defaultMessage: "Your page shows these once two or more are filled in.",
      description: "Explanation of the section with sales figures.",
    }),
    help: [
      defineMessage({
        id: "editor.help.stats.place",
        defaultMessage:
          "Homes sold, last year’s sales and years of experience, in large numbers. Your page shows them once two are filled in.",
        description: "Help for a section of the editor: what it is and where visitors see it.",
      }),
      defineMessage({
        id: "editor.help.stats.advice",
        defaultMessage: "Enter numbers that you can show on paper when a client asks.",
        description: "Help for a section of the editor: how to fill it in well.",
      }),
    ],
    anchor: "stats-title",
  }),
};

/** Who the realtor is: the first screen, the figures and the text about the realtor. */
export const introFields = {
  ...defineLocalizedText(table.tagline, {
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
    ko: {
      label: defineMessage({
        id: "editor.field.taglineKr",
        defaultMessage: "Introduction in one sentence (Korean)",
        description: "Field label: the sentence at the top of the page in Korean.",
      }),
    },
    en: {
      label: defineMessage({
        id: "editor.field.taglineEn",
        defaultMessage: "Introduction in one sentence (English)",
        description: "Field label: the sentence at the top of the page in English.",
      }),
    },
    ja: {
      label: defineMessage({
        id: "editor.field.taglineJa",
        defaultMessage: "Introduction in one sentence (Japanese)",
        description: "Field label: the sentence at the top of the page in Japanese.",
      }),
    },
  }),
  salesCount: defineNumberField(table.salesCount, {
    noun: defineMessage({
      id: "editor.noun.sales",
      defaultMessage: "homes sold",
      description: "In a list of what changed, within a sentence: the number of sales.",
    }),
    format: { maximumFractionDigits: 0 },
    label: defineMessage({
      id: "editor.field.salesCount",
      defaultMessage: "Homes sold",
      description: "Field label: the number of homes sold so far.",
    }),
  }),
  lastYear: defineNumberField(table.lastYear, {
    noun: defineMessage({
      id: "editor.noun.lastYear",
      defaultMessage: "last year’s sales",
      description: "In a list of what changed, within a sentence: the total of last year’s sales.",
    }),
    format: {
      style: "currency",
      currency: "USD",
      // As on the page: Korean has "US$" otherwise.
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
    },
    label: defineMessage({
      id: "editor.field.lastYear",
      defaultMessage: "Last year’s sales",
      description: "Field label: the total of last year’s sales in US dollars.",
    }),
  }),
  career: defineDateField(table.career, {
    noun: careerNoun,
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
  careerEnd: defineDateField(table.careerEnd, {
    noun: careerNoun,
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
};
