import { fields as table } from "@realtor/profile/fields";
import { defineField, defineTextField, defineSection } from "./define-field.ts";

const darkNoun = "editor.noun.dark";

/** Design settings: docs/spec/profile.md#design-settings. */
export const designSections = {
  design: defineSection({
    group: "settings",
    name: "editor.section.design",
    help: ["editor.help.design.place", "editor.help.design.advice"],
  }),
};

export const designFields = {
  template: defineField(table.template, {
    noun: "editor.noun.template",
    label: "editor.field.template",
  }),
  color: defineTextField(table.color, {
    noun: "editor.noun.color",
    label: "editor.field.color",
  }),
  darkHero: defineField(table.darkHero, {
    noun: darkNoun,
    label: "editor.field.darkHero",
  }),
  darkContent: defineField(table.darkContent, {
    noun: darkNoun,
    label: "editor.field.darkContent",
  }),
  fontSize: defineField(table.fontSize, {
    noun: "editor.noun.fontSize",
    label: "editor.field.fontSize",
  }),
};
