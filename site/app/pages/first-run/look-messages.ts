import { defineMessages } from "#app/i18n/define-messages.ts";

export const lookMessages = defineMessages({
  template: {
    id: "first-run.template",
    defaultMessage: "Template",
    description: "Label of the choice of the template.",
  },
  portrait: {
    id: "first-run.template.portrait",
    defaultMessage: "You first",
    description: "What the template Portrait shows first.",
  },
  panorama: {
    id: "first-run.template.panorama",
    defaultMessage: "A home first",
    description: "What the template Panorama shows first.",
  },
  editorial: {
    id: "first-run.template.editorial",
    defaultMessage: "Like a magazine",
    description: "How the template Editorial looks.",
  },
  atelier: {
    id: "first-run.template.atelier",
    defaultMessage: "Words first",
    description: "What the template Atelier, with large text and a color column, shows first.",
  },
  color: {
    id: "first-run.color",
    defaultMessage: "Main color",
    description: "Label of the choice of the main color.",
  },
  own: {
    id: "first-run.color.own",
    defaultMessage: "Your own color",
    description: "Label of the field for a main color of one’s own.",
  },
  ownWrong: {
    id: "first-run.color.wrong",
    defaultMessage: "Enter # and six characters, such as #0F5C4A",
    description: "Error of the field for a main color of one’s own.",
  },
  more: {
    id: "first-run.color.more",
    defaultMessage: "More colors",
    description: "Button on a phone that shows the colors of the photo and the own color.",
  },
  dark: {
    id: "first-run.dark",
    defaultMessage: "Dark first screen",
    description: "Switch: the top of the page is dark.",
  },
});
