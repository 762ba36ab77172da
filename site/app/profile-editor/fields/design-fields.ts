import { fields as table } from "@realtor/profile/fields";
import { defineMessage } from "#app/i18n/define-messages.ts";
import { defineField, defineTextField, defineSection } from "./define-field.ts";

const darkNoun = defineMessage({
  id: "editor.noun.dark",
  defaultMessage: "dark background",
  description:
    "In a list of what changed, within a sentence: whether parts of the website are dark.",
});

/** Design settings: docs/spec/profile.md#design-settings. */
export const designSections = {
  design: defineSection({
    group: "settings",
    name: defineMessage({
      id: "editor.section.design",
      defaultMessage: "Look",
      description: "Name of the section with template and colors.",
    }),
    help: [
      defineMessage({
        id: "editor.help.design.place",
        defaultMessage:
          "How your page looks: its design, main color, text size and dark parts. Your texts and photos stay as they are.",
        description: "Help for a section of the editor: what it is and where visitors see it.",
      }),
      defineMessage({
        id: "editor.help.design.advice",
        defaultMessage:
          "Try everything: Undo brings back what you had. Every color is adjusted so that texts are easy to read.",
        description: "Help for a section of the editor: how to fill it in well.",
      }),
    ],
  }),
};

export const designFields = {
  template: defineField(table.template, {
    noun: defineMessage({
      id: "editor.noun.template",
      defaultMessage: "template",
      description: "In a list of what changed, within a sentence: the template of the website.",
    }),
    label: defineMessage({
      id: "editor.field.template",
      defaultMessage: "Design",
      description: "Field label: the design of the homepage.",
    }),
  }),
  color: defineTextField(table.color, {
    noun: defineMessage({
      id: "editor.noun.color",
      defaultMessage: "color",
      description: "In a list of what changed, within a sentence: the main color of the website.",
    }),
    label: defineMessage({
      id: "editor.field.color",
      defaultMessage: "Main color",
      description: "Field label: the color from which the color scheme is derived.",
    }),
  }),
  darkHero: defineField(table.darkHero, {
    noun: darkNoun,
    label: defineMessage({
      id: "editor.field.darkHero",
      defaultMessage: "Dark first screen",
      description: "Field label: the top of the page uses the dark color scheme.",
    }),
  }),
  darkContent: defineField(table.darkContent, {
    noun: darkNoun,
    label: defineMessage({
      id: "editor.field.darkContent",
      defaultMessage: "Dark below the first screen",
      description: "Field label: the rest of the page uses the dark color scheme.",
    }),
  }),
  fontSize: defineField(table.fontSize, {
    noun: defineMessage({
      id: "editor.noun.fontSize",
      defaultMessage: "text size",
      description: "In a list of what changed, within a sentence: the size of body text.",
    }),
    label: defineMessage({
      id: "editor.field.fontSize",
      defaultMessage: "Text size",
      description: "Field label: the size of body text in pixels.",
    }),
  }),
};
