import { fields as table } from "@realtor/profile/fields";
import { defineField, defineTextField, defineSection } from "./define-field.ts";

/** Design settings: docs/spec/profile.md#design-settings. */
export const designSections = {
  design: defineSection({
    group: "settings",
  }),
};

export const designFields = {
  template: defineField(table.template, {
    noun: "editor.noun.template",
  }),
  color: defineTextField(table.color, {
    noun: "editor.noun.color",
  }),
  darkHero: defineField(table.darkHero, {
    noun: "editor.noun.dark",
  }),
  darkContent: defineField(table.darkContent, {
    noun: "editor.noun.dark",
  }),
  fontSize: defineField(table.fontSize, {
    noun: "editor.noun.fontSize",
  }),
};
