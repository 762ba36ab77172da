import { fields as table } from "@realtor/profile/fields";
import {
  defineDateField,
  defineLocalizedText,
  defineNumberField,
  defineSection,
} from "./define-field.ts";

export const introSections = {
  hero: defineSection({
    group: "page",
    lead: "editor.hero.lead",
  }),
  stats: defineSection({
    group: "page",
    lead: "editor.stats.lead",
    anchor: "stats-title",
  }),
};

/** Who the realtor is: the first screen, the figures and the text about the realtor. */
export const introFields = {
  ...defineLocalizedText(table.tagline, {
    noun: "editor.noun.tagline",
    anchor: "hero",
  }),
  salesCount: defineNumberField(table.salesCount, {
    noun: "editor.noun.sales",
    format: { maximumFractionDigits: 0 },
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
  }),
  career: defineDateField(table.career, {
    noun: "editor.noun.career",
    hint: "editor.field.career.hint",
  }),
  careerEnd: defineDateField(table.careerEnd, {
    noun: "editor.noun.career",
    hint: "editor.field.careerEnd.hint",
  }),
};
