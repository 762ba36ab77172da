import { defineMessage } from "#app/i18n/define-messages.ts";
import { defineField, defineTextField } from "./define-field.ts";
import { flagLens, numberLens, textLens } from "../draft/lens.ts";

/** Design settings: docs/spec/profile.md#design-settings. */
export const designFields = {
  template: defineField({
    section: "design",
    lens: textLens("presentation", "template"),
    max: 20,
    label: defineMessage({
      id: "editor.field.template",
      defaultMessage: "Design",
      description: "Field label: the design of the homepage.",
    }),
  }),
  color: defineTextField({
    section: "design",
    lens: textLens("designMainColor"),
    max: 7,
    normalize: (typed) => addHash(typed.trim()),
    label: defineMessage({
      id: "editor.field.color",
      defaultMessage: "Main color",
      description: "Field label: the color from which the color scheme is derived.",
    }),
  }),
  darkHero: defineField({
    section: "design",
    lens: flagLens("designMainDarkMode"),
    label: defineMessage({
      id: "editor.field.darkHero",
      defaultMessage: "Dark first screen",
      description: "Field label: the top of the page uses the dark color scheme.",
    }),
  }),
  darkContent: defineField({
    section: "design",
    lens: flagLens("contentDarkMode"),
    label: defineMessage({
      id: "editor.field.darkContent",
      defaultMessage: "Dark below the first screen",
      description: "Field label: the rest of the page uses the dark color scheme.",
    }),
  }),
  fontSize: defineField({
    section: "design",
    lens: numberLens("designFontSize"),
    label: defineMessage({
      id: "editor.field.fontSize",
      defaultMessage: "Text size",
      description: "Field label: the size of body text in pixels.",
    }),
  }),
};

function addHash(typed: string): string {
  return /^[0-9a-f]{6}$/i.test(typed) ? `#${typed.toUpperCase()}` : typed;
}
