import { fields as table } from "@realtor/profile/fields";
import { defineLocalizedText, defineTextField, defineSection } from "./define-field.ts";

const companyNoun = "editor.noun.company";

export const licenseSections = {
  license: defineSection({
    group: "settings",
    name: "editor.section.license",
    lead: "editor.license.lead",
    help: ["editor.help.license.place", "editor.help.license.advice"],
    anchor: "footer",
  }),
};

/** License and brokerage, which the law requires on the page. */
export const licenseFields = {
  license: defineTextField(table.license, {
    noun: "editor.noun.license",
    label: "editor.field.license",
  }),
  ...defineLocalizedText(table.agency, {
    noun: "editor.noun.agency",
    label: "editor.form.agency",
    ko: {
      label: "editor.field.agencyKr",
    },
    en: {
      anchor: "footer",
      label: "editor.field.agency",
      hint: "editor.agency.hint",
    },
    ja: {
      label: "editor.field.agencyJa",
    },
  }),
  companyLicense: defineTextField(table.companyLicense, {
    noun: companyNoun,
    label: "editor.field.companyLicense",
  }),
  companyPhone: defineTextField(table.companyPhone, {
    noun: companyNoun,
    label: "editor.field.companyPhone",
  }),
  companyAddress: defineTextField(table.companyAddress, {
    noun: companyNoun,
    label: "editor.field.companyAddress",
  }),
  companyFax: defineTextField(table.companyFax, {
    noun: companyNoun,
    label: "editor.field.companyFax",
  }),
};
