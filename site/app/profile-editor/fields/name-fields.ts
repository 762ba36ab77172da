import { fields as table } from "@realtor/profile/fields";
import { defineField, defineLocalizedText, defineSection } from "./define-field.ts";

/** Names and job titles: docs/spec/profile.md#names. */
export const nameSections = {
  name: defineSection({
    group: "page",
    name: "editor.section.name",
    help: ["editor.help.name.place", "editor.help.name.advice"],
  }),
};

export const nameFields = {
  ...defineLocalizedText(table.name, {
    noun: "editor.noun.name",
    anchor: "top",
    label: "editor.form.name",
    ko: {
      label: "editor.field.nameKr",
    },
    en: {
      label: "editor.field.nameEn",
    },
    ja: {
      label: "editor.field.nameJa",
    },
  }),
  ...defineLocalizedText(table.jobTitle, {
    noun: "editor.noun.jobTitle",
    label: "editor.form.jobTitle",
    hint: "editor.form.jobTitle.hint",
    ko: {
      label: "editor.field.jobTitleKr",
    },
    en: {
      label: "editor.field.jobTitleEn",
    },
    ja: {
      label: "editor.field.jobTitleJa",
    },
  }),
  madeForRealtor: defineField(table.madeForRealtor, {
    noun: "editor.noun.staff",
    label: "editor.field.madeForRealtor",
  }),
};
