import { fields as table } from "@realtor/profile/fields";
import { defineTextField, defineSection } from "./define-field.ts";

export const contactSections = {
  contact: defineSection({
    group: "page",
    name: "editor.section.contact",
    help: ["editor.help.contact.place", "editor.help.contact.advice"],
    anchor: "contact",
  }),
};

/** How visitors reach the realtor. */
export const contactFields = {
  phone: defineTextField(table.phone, {
    noun: "editor.noun.phone",
    label: "editor.field.phone",
    hint: "editor.phone.hint",
  }),
  email: defineTextField(table.email, {
    noun: "editor.noun.email",
    label: "editor.field.email",
  }),
  kakao: defineTextField(table.kakao, {
    noun: "editor.noun.kakao",
    label: "editor.field.kakao",
  }),
  line: defineTextField(table.line, {
    noun: "editor.noun.line",
    label: "editor.field.line",
  }),
  instagram: defineTextField(table.instagram, {
    noun: "editor.noun.instagram",
    label: "editor.field.instagram",
  }),
  youtube: defineTextField(table.youtube, {
    noun: "editor.noun.youtube",
    label: "editor.field.youtube",
  }),
};
