import { fields as table } from "@realtor/profile/fields";
import { defineTextField, defineSection } from "./define-field.ts";

export const contactSections = {
  contact: defineSection({
    group: "page",
    anchor: "contact",
  }),
};

/** How visitors reach the realtor. */
export const contactFields = {
  phone: defineTextField(table.phone, {
    noun: "editor.noun.phone",
    hint: "editor.phone.hint",
  }),
  email: defineTextField(table.email, {
    noun: "editor.noun.email",
  }),
  kakao: defineTextField(table.kakao, {
    noun: "editor.noun.kakao",
  }),
  line: defineTextField(table.line, {
    noun: "editor.noun.line",
  }),
  instagram: defineTextField(table.instagram, {
    noun: "editor.noun.instagram",
  }),
  youtube: defineTextField(table.youtube, {
    noun: "editor.noun.youtube",
  }),
};
