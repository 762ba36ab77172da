import { defineMessages } from "#app/i18n/define-messages.ts";

/** Messages that several files use. */
export const editorMessages = defineMessages({
  leave: {
    id: "editor.leave",
    defaultMessage: "Back",
    description:
      "Accessible name of the arrow that leads from the editor to the first admin screen.",
  },
  title: {
    id: "editor.title",
    defaultMessage: "Edit website",
    description: "Document title of the editor.",
  },
  redo: {
    id: "editor.redo",
    defaultMessage: "Redo",
    description: "Button that repeats the change that was reverted.",
  },
  edit: {
    id: "editor.tab.form",
    defaultMessage: "Edit",
    description: "Button on small screens that shows the form instead of the preview.",
  },
  undo: {
    id: "editor.undo",
    defaultMessage: "Undo",
    description: "Button that reverts the last change.",
  },
  publishing: {
    id: "editor.publishing",
    defaultMessage: "Publishing",
    description: "Button label while the website is being published.",
  },
  saving: {
    id: "editor.saving",
    defaultMessage: "Saving",
    description: "Status and button label while the changes are saved.",
  },
  publish: {
    id: "editor.publish",
    defaultMessage: "Publish",
    description: "Button that makes the website public.",
  },
  wrongSummary: {
    id: "editor.wrong.summary",
    defaultMessage: "{n, plural, one {# item needs} other {# items need}} attention.",
    description: "Summary above the form; {n} is the number of fields with an error.",
  },
  back: {
    id: "editor.back",
    defaultMessage: "Back to list",
    description: "Link from the editor to the list of websites.",
  },
  preview: {
    id: "editor.preview",
    defaultMessage: "Preview",
    description: "Heading and accessible name of the preview of the homepage.",
  },
});

export const menuMessages = defineMessages({
  sendPreview: {
    id: "editor.sendPreview",
    defaultMessage: "Send a preview",
    description: "Menu item and dialog title: the link to a preview of the draft.",
  },
  unpublish: {
    id: "editor.unpublish",
    defaultMessage: "Take offline",
    description: "Menu item that makes the website private again.",
  },
  versions: {
    id: "editor.versions",
    defaultMessage: "Versions",
    description: "Menu item: the versions of the website.",
  },
  import: {
    id: "editor.import",
    defaultMessage: "Import settings",
    description: "Menu item and dialog title: replaces the website with a file.",
  },
  delete: {
    id: "editor.delete",
    defaultMessage: "Delete website",
    description: "Menu item that deletes the website.",
  },
  more: {
    id: "editor.more",
    defaultMessage: "More",
    description: "Accessible name of the button that opens the editor’s menu.",
  },
  shortcuts: {
    id: "editor.shortcuts",
    defaultMessage: "Keyboard shortcuts",
    description: "Menu item and dialog title: the list of keyboard shortcuts.",
  },
  help: {
    id: "editor.help",
    defaultMessage: "Help for this section",
    description: "Menu item and button: explains the open section of the editor.",
  },
  call: {
    id: "editor.call",
    defaultMessage: "Help by phone: {phone}",
    description: "Menu item that calls the operator of the platform; {phone} is its phone number.",
  },
  export: {
    id: "editor.export",
    defaultMessage: "Export settings",
    description: "Menu item that downloads the website as a file.",
  },
});

export const languageMessages = defineMessages({
  ko: {
    id: "editor.language.ko",
    defaultMessage: "Korean",
    description: "Name of a language in the editor.",
  },
  en: {
    id: "editor.language.en",
    defaultMessage: "English",
    description: "Name of a language in the editor.",
  },
  ja: {
    id: "editor.language.ja",
    defaultMessage: "Japanese",
    description: "Name of a language in the editor.",
  },
});
