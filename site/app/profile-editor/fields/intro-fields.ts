import { fields as table } from "@realtor/profile/fields";
import {
  defineDateField,
  defineLocalizedText,
  defineNumberField,
  defineSection,
} from "./define-field.ts";

const careerNoun = "editor.noun.career";

export const introSections = {
  hero: defineSection({
    group: "page",
    name: "editor.section.hero",
    lead: "editor.hero.lead",
    help: ["editor.help.hero.place", "editor.help.hero.advice"],
  }),
  stats: defineSection({
    group: "page",
    name: "editor.section.stats",
    lead: "editor.stats.lead",
    help: ["editor.help.stats.place", "editor.help.stats.advice"],
    anchor: "stats-title",
  }),
};

/** Who the realtor is: the first screen, the figures and the text about the realtor. */
export const introFields = {
  ...defineLocalizedText(table.tagline, {
    noun: "editor.noun.tagline",
    label: "editor.form.tagline",
    anchor: "hero",
    ko: {
      label: "editor.field.taglineKr",
    },
    en: {
      label: "editor.field.taglineEn",
    },
    ja: {
      label: "editor.field.taglineJa",
    },
  }),
  salesCount: defineNumberField(table.salesCount, {
    noun: "editor.noun.sales",
    format: { maximumFractionDigits: 0 },
    label: "editor.field.salesCount",
  }),
  lastYear: defineNumberField(table.lastYear, {
    noun: "editor.noun.lastYear",
    format: {
      style: "currency",
      currency: "USD",
      // As on the page: Korean has "US$" otherwise.
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
    },
    label: "editor.field.lastYear",
  }),
  career: defineDateField(table.career, {
    noun: careerNoun,
    label: "editor.field.career",
    hint: "editor.field.career.hint",
  }),
  careerEnd: defineDateField(table.careerEnd, {
    noun: careerNoun,
    label: "editor.field.careerEnd",
    hint: "editor.field.careerEnd.hint",
  }),
};
