import { defineMessages } from "#app/i18n/define-messages.ts";

/** Texts about a text that is missing in one language; {language} and {source} are languages. */
export const missingMessages = defineMessages({
  title: {
    id: "editor.lang.missing.title",
    defaultMessage: "No {language} text yet",
    description: "Title of the notice above a field without a text in {language}.",
  },
  body: {
    id: "editor.lang.missing.body",
    defaultMessage: "{language} visitors read your {source} text until you write this.",
    description:
      "Notice about a text that is missing in {language}: what visitors get instead, in {source}.",
  },
  start: {
    id: "editor.lang.missing.start",
    defaultMessage: "Start from the {source} text",
    description: "Button that copies the text in {source} into the empty field.",
  },
  source: {
    id: "editor.lang.missing.source",
    defaultMessage: "Your {source} text",
    description: "Heading of the realtor’s text in another language, below the empty field.",
  },
  item: {
    id: "editor.lang.missing.item",
    defaultMessage: "Visitors read the {source} text: {text}",
    description: "Hint below an empty field: the text in {source} that visitors read instead.",
  },
  showAll: {
    id: "editor.lang.missing.showAll",
    defaultMessage: "Show all",
    description: "Button that shows the complete text in another language.",
  },
  showLess: {
    id: "editor.lang.missing.showLess",
    defaultMessage: "Show less",
    description: "Button that shows only the start of the text in another language.",
  },
  shown: {
    id: "editor.lang.shown",
    defaultMessage: "{section} · {source} shown",
    description:
      "Label of a section in the preview whose text is shown in {source}; {section} is its name.",
  },
});

/** Texts of the tabs that choose the language of form and preview. */
export const tabMessages = defineMessages({
  label: {
    id: "editor.lang.tabs",
    defaultMessage: "Language of the texts and the preview",
    description: "Accessible name of the buttons that choose the language of form and preview.",
  },
  missing: {
    id: "editor.lang.tabs.missing",
    defaultMessage: "{n} missing",
    description: "Badge of a language: the number of texts that only exist in another language.",
  },
  add: {
    id: "editor.lang.add",
    defaultMessage: "Add",
    description: "Button after the name of a language that the website does not have yet.",
  },
  addTitle: {
    id: "editor.lang.add.title",
    defaultMessage: "Add {language} to your website?",
    description: "Title of the dialog that adds a language.",
  },
  addBody: {
    id: "editor.lang.add.body",
    defaultMessage:
      "You can then write each text in {language} too. Until you do, {language} visitors read a text in another language.",
    description: "Explanation in the dialog that adds a language.",
  },
  addConfirm: {
    id: "editor.lang.add.confirm",
    defaultMessage: "Add {language}",
    description: "Button of the dialog that adds a language.",
  },
});
