import { defineMessages } from "#app/i18n/define-messages.ts";

/** Messages of the colors that are found in the agent's photo. */
export const paletteMessages = defineMessages({
  fromPhoto: {
    id: "editor.palette.fromPhoto",
    defaultMessage: "From your photo",
    description: "Label of the colors that were found in the agent’s photo.",
  },
  photoColor: {
    id: "editor.palette.photoColor",
    defaultMessage: "Color {n} of your photo",
    description: "Accessible name of a color that was found in the agent’s photo.",
  },
  fromLogo: {
    id: "editor.palette.fromLogo",
    defaultMessage: "From your logo",
    description: "Label of the colors that were found in the logo.",
  },
  logoColor: {
    id: "editor.palette.logoColor",
    defaultMessage: "Color {n} of your logo",
    description: "Accessible name of a color that was found in the logo.",
  },
});
