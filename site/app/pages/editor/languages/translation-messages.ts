import { defineMessages } from "#app/i18n/define-messages.ts";

/** Texts about a machine translation; {language} and {source} are languages. */
export const translationMessages = defineMessages({
  create: {
    id: "editor.lang.draft.create",
    defaultMessage: "Draft a translation",
    description: "Button that translates the text in another language by machine.",
  },
  creating: {
    id: "editor.lang.draft.creating",
    defaultMessage: "Translating",
    description: "Label of the button while the text is translated.",
  },
  title: {
    id: "editor.lang.draft.title",
    defaultMessage: "Draft. Please read it first.",
    description: "Title of the notice above a machine translation.",
  },
  body: {
    id: "editor.lang.draft.body",
    defaultMessage: "{language} visitors keep reading {source} until you use this text.",
    description: "Notice above a machine translation: visitors do not see it yet.",
  },
  use: {
    id: "editor.lang.draft.use",
    defaultMessage: "Use this text",
    description: "Button that makes the machine translation the text of the website.",
  },
  discard: {
    id: "editor.lang.draft.discard",
    defaultMessage: "Discard the draft",
    description: "Button that deletes the machine translation.",
  },
});
