import { fields as table } from "@realtor/profile/fields";
import { defineLocalizedText, defineTextField, defineSection } from "./define-field.ts";

export const licenseSections = {
  license: defineSection({
    group: "settings",
    lead: "editor.license.lead",
    anchor: "footer",
  }),
};

/** License and brokerage, which the law requires on the page. */
export const licenseFields = {
  license: defineTextField(table.license, {
    noun: "editor.noun.license",
  }),
  ...defineLocalizedText(table.agency, {
    noun: "editor.noun.agency",
    en: {
      anchor: "footer",
      hint: "editor.agency.hint",
    },
  }),
  companyLicense: defineTextField(table.companyLicense, {
    noun: "editor.noun.company",
  }),
  companyPhone: defineTextField(table.companyPhone, {
    noun: "editor.noun.company",
  }),
  companyAddress: defineTextField(table.companyAddress, {
    noun: "editor.noun.company",
  }),
  companyFax: defineTextField(table.companyFax, {
    noun: "editor.noun.company",
  }),
};
