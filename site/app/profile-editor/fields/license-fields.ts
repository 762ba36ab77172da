import { fields as table } from "@realtor/profile/fields";
import { defineMessage } from "#app/i18n/define-messages.ts";
import { defineLocalizedText, defineTextField, defineSection } from "./define-field.ts";

const companyNoun = defineMessage({
  id: "editor.noun.company",
  defaultMessage: "brokerage details",
  description:
    "In a list of what changed, within a sentence: license number, phone, fax and address of the brokerage.",
});

export const licenseSections = {
  license: defineSection({
    group: "settings",
    name: defineMessage({
      id: "editor.section.license",
      defaultMessage: "License",
      description: "Name of the section with license and brokerage.",
    }),
    lead: defineMessage({
      id: "editor.license.lead",
      defaultMessage: "The law asks for these on your page.",
      description: "Explanation of the section with license and brokerage.",
    }),
    help: [
      defineMessage({
        id: "editor.help.license.place",
        defaultMessage:
          "California and Georgia require your license number and brokerage on your page: on the first screen and at the bottom.",
        description: "Help for a section of the editor: what it is and where visitors see it.",
      }),
      defineMessage({
        id: "editor.help.license.advice",
        defaultMessage:
          "Copy both exactly as they are on your license. Your broker knows the brokerage’s license number.",
        description: "Help for a section of the editor: how to fill it in well.",
      }),
    ],
    anchor: "footer",
  }),
};

/** License and brokerage, which the law requires on the page. */
export const licenseFields = {
  license: defineTextField(table.license, {
    noun: defineMessage({
      id: "editor.noun.license",
      defaultMessage: "license number",
      description:
        "In a list of what changed, within a sentence: the license number of the realtor.",
    }),
    label: defineMessage({
      id: "editor.field.license",
      defaultMessage: "License number",
      description: "Field label: the realtor’s license number.",
    }),
  }),
  ...defineLocalizedText(table.agency, {
    noun: defineMessage({
      id: "editor.noun.agency",
      defaultMessage: "brokerage",
      description: "In a list of what changed, within a sentence: the brokerage’s name.",
    }),
    label: defineMessage({
      id: "editor.form.agency",
      defaultMessage: "Brokerage",
      description: "Field label: the brokerage’s name in the language of the form.",
    }),
    ko: {
      label: defineMessage({
        id: "editor.field.agencyKr",
        defaultMessage: "Brokerage (Korean)",
        description: "Field label: the brokerage’s name in Korean.",
      }),
    },
    en: {
      anchor: "footer",
      label: defineMessage({
        id: "editor.field.agency",
        defaultMessage: "Brokerage (English)",
        description: "Field label: the brokerage’s name in English.",
      }),
      hint: defineMessage({
        id: "editor.agency.hint",
        defaultMessage: "Exactly as written on your license.",
        description: "Hint below the field for the brokerage’s name.",
      }),
    },
    ja: {
      label: defineMessage({
        id: "editor.field.agencyJa",
        defaultMessage: "Brokerage (Japanese)",
        description: "Field label: the brokerage’s name in Japanese.",
      }),
    },
  }),
  companyLicense: defineTextField(table.companyLicense, {
    noun: companyNoun,
    label: defineMessage({
      id: "editor.field.companyLicense",
      defaultMessage: "Brokerage license number",
      description: "Field label: the brokerage’s license number.",
    }),
  }),
  companyPhone: defineTextField(table.companyPhone, {
    noun: companyNoun,
    label: defineMessage({
      id: "editor.field.companyPhone",
      defaultMessage: "Brokerage phone",
      description: "Field label: the brokerage’s phone number.",
    }),
  }),
  companyAddress: defineTextField(table.companyAddress, {
    noun: companyNoun,
    label: defineMessage({
      id: "editor.field.companyAddress",
      defaultMessage: "Brokerage address",
      description: "Field label: the brokerage’s postal address.",
    }),
  }),
  companyFax: defineTextField(table.companyFax, {
    noun: companyNoun,
    label: defineMessage({
      id: "editor.field.companyFax",
      defaultMessage: "Brokerage fax",
      description: "Field label: the brokerage’s fax number.",
    }),
  }),
};
