import { fields as table } from "@realtor/profile/fields";
import { defineField, defineLocalizedText, defineSection } from "./define-field.ts";

/** Names and job titles: docs/spec/profile.md#names. */
export const nameSections = {
  name: defineSection({
    group: "page",
  }),
};

export const nameFields = {
  ...defineLocalizedText(table.name, {
    noun: "editor.noun.name",
    anchor: "top",
  }),
  ...defineLocalizedText(table.jobTitle, {
    noun: "editor.noun.jobTitle",
    hint: "editor.form.jobTitle.hint",
  }),
  madeForRealtor: defineField(table.madeForRealtor, {
    noun: "editor.noun.staff",
  }),
};
