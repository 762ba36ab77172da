import { limits } from "@realtor/api/rules";
import { defineMessage } from "#app/i18n/define-messages.ts";
import { defineField, defineLocalizedText, defineTextField } from "../define-field.ts";
import { etcInfoLens, flagLens, listLens, textLens } from "../lens.ts";

/** Names, address, brokerage, license and career. */
export const basicFields = {
  ...defineLocalizedText("name", {
    section: "basic",
    ko: {
      lens: etcInfoLens("korea_name"),
      max: limits.etcContent,
      label: defineMessage({
        id: "editor.field.nameKr",
        defaultMessage: "Name (Korean)",
        description: "Field label: the realtor’s name in Korean.",
      }),
    },
    en: {
      lens: textLens("userName"),
      max: limits.joinedName,
      label: defineMessage({
        id: "editor.field.nameEn",
        defaultMessage: "Name (English)",
        description: "Field label: the realtor’s name in English, as on the license.",
      }),
    },
    ja: {
      lens: textLens("presentation", "nameJa"),
      max: limits.joinedName,
      label: defineMessage({
        id: "editor.field.nameJa",
        defaultMessage: "Name (Japanese)",
        description: "Field label: the realtor’s name in Japanese.",
      }),
    },
  }),
  ...defineLocalizedText("jobTitle", {
    section: "basic",
    max: limits.sectionLabel,
    ko: {
      lens: textLens("presentation", "jobTitleKr"),
      label: defineMessage({
        id: "editor.field.jobTitleKr",
        defaultMessage: "Job title (Korean)",
        description: "Field label: the realtor’s professional title in Korean, such as Broker.",
      }),
    },
    en: {
      lens: textLens("presentation", "jobTitleEn"),
      label: defineMessage({
        id: "editor.field.jobTitleEn",
        defaultMessage: "Job title (English)",
        description: "Field label: the realtor’s professional title in English, such as Broker.",
      }),
    },
    ja: {
      lens: textLens("presentation", "jobTitleJa"),
      label: defineMessage({
        id: "editor.field.jobTitleJa",
        defaultMessage: "Job title (Japanese)",
        description: "Field label: the realtor’s professional title in Japanese, such as Broker.",
      }),
    },
  }),
  slug: defineTextField({
    section: "basic",
    lens: textLens("desiredUrl"),
    max: limits.slug.max,
    required: true,
    label: defineMessage({
      id: "editor.field.slug",
      defaultMessage: "Web address",
      description: "Field label: the last part of the website’s address.",
    }),
  }),
  agency: defineTextField({
    section: "basic",
    anchor: "footer",
    lens: etcInfoLens("home_list_realtor"),
    max: limits.etcContent,
    label: defineMessage({
      id: "editor.field.agency",
      defaultMessage: "Brokerage",
      description: "Field label: the brokerage’s name in English.",
    }),
    hint: defineMessage({
      id: "editor.agency.hint",
      defaultMessage: "Exactly as it stands on the license.",
      description: "Hint below the field for the brokerage’s name.",
    }),
  }),
  agencyKr: defineTextField({
    section: "basic",
    lens: textLens("presentation", "brokerageKr"),
    max: limits.etcContent,
    lang: "ko",
    label: defineMessage({
      id: "editor.field.agencyKr",
      defaultMessage: "Brokerage (Korean)",
      description: "Field label: the brokerage’s name in Korean.",
    }),
  }),
  agencyJa: defineTextField({
    section: "basic",
    lens: textLens("presentation", "brokerageJa"),
    max: limits.etcContent,
    lang: "ja",
    label: defineMessage({
      id: "editor.field.agencyJa",
      defaultMessage: "Brokerage (Japanese)",
      description: "Field label: the brokerage’s name in Japanese.",
    }),
  }),
  license: defineTextField({
    section: "basic",
    lens: textLens("licenseNumber"),
    max: limits.licenseNumber,
    label: defineMessage({
      id: "editor.field.license",
      defaultMessage: "License number",
      description: "Field label: the realtor’s license number.",
    }),
  }),
  companyLicense: defineTextField({
    section: "basic",
    lens: etcInfoLens("company_license"),
    max: limits.etcContent,
    label: defineMessage({
      id: "editor.field.companyLicense",
      defaultMessage: "Brokerage license number",
      description: "Field label: the brokerage’s license number.",
    }),
  }),
  companyPhone: defineTextField({
    section: "basic",
    lens: etcInfoLens("company_phone"),
    max: limits.etcContent,
    type: "tel",
    label: defineMessage({
      id: "editor.field.companyPhone",
      defaultMessage: "Brokerage phone",
      description: "Field label: the brokerage’s phone number.",
    }),
  }),
  companyFax: defineTextField({
    section: "basic",
    lens: etcInfoLens("company_fax"),
    max: limits.etcContent,
    type: "tel",
    label: defineMessage({
      id: "editor.field.companyFax",
      defaultMessage: "Brokerage fax",
      description: "Field label: the brokerage’s fax number.",
    }),
  }),
  companyAddress: defineTextField({
    section: "basic",
    lens: etcInfoLens("company_address"),
    max: limits.etcContent,
    label: defineMessage({
      id: "editor.field.companyAddress",
      defaultMessage: "Brokerage address",
      description: "Field label: the brokerage’s postal address.",
    }),
  }),
  career: defineTextField({
    section: "basic",
    lens: textLens("careerStart"),
    max: 10,
    type: "date",
    label: defineMessage({
      id: "editor.field.career",
      defaultMessage: "Career start date",
      description: "Field label: the date on which the realtor’s career started.",
    }),
    hint: defineMessage({
      id: "editor.field.career.hint",
      defaultMessage: "Years of experience are counted from this date.",
      description: "Hint below the field for the start of the career.",
    }),
  }),
  careerEnd: defineTextField({
    section: "basic",
    lens: textLens("careerEnd"),
    max: 10,
    type: "date",
    label: defineMessage({
      id: "editor.field.careerEnd",
      defaultMessage: "Career end date",
      description: "Field label: the date on which the realtor’s career ended.",
    }),
    hint: defineMessage({
      id: "editor.field.careerEnd.hint",
      defaultMessage: "Leave it empty while you are working.",
      description: "Hint below the field for the end of the career.",
    }),
  }),
  languages: defineField({
    section: "basic",
    lens: listLens<string>("presentation", "languages"),
    label: defineMessage({
      id: "editor.field.languages",
      defaultMessage: "Languages spoken",
      description: "Field label: the languages that the realtor speaks.",
    }),
  }),
  madeForRealtor: defineField({
    section: "basic",
    lens: flagLens("madeForRealtor"),
    label: defineMessage({
      id: "editor.field.madeForRealtor",
      defaultMessage: "Built by our staff for the realtor",
      description: "Field label: staff, not the realtor, edit the website.",
    }),
  }),
};
