import { defineMessages } from "#app/i18n/define-messages.ts";

/** The actions of a website; "…" where a dialog follows. */
export const menuMessages = defineMessages({
  more: {
    id: "realtors.more",
    defaultMessage: "Menu for {name}",
    description: "Accessible name of a row’s menu button; {name} is the realtor’s name.",
  },
  edit: {
    id: "realtors.edit",
    defaultMessage: "Open the editor",
    description: "Menu item: link to the editor of a website.",
  },
  view: {
    id: "realtors.open",
    defaultMessage: "View the website",
    description: "Menu item that opens a website.",
  },
  copy: {
    id: "realtors.copyAddress",
    defaultMessage: "Copy the address",
    description: "Menu item that copies the address of a website.",
  },
  invite: {
    id: "realtors.invite",
    defaultMessage: "Invite again…",
    description: "Menu item that opens the dialog of an invitation.",
  },
  duplicate: {
    id: "realtors.duplicate",
    defaultMessage: "Duplicate the website…",
    description: "Menu item that opens the dialog which makes a copy for another realtor.",
  },
  versions: {
    id: "realtors.versions",
    defaultMessage: "See versions",
    description: "Menu item: link to the earlier versions of a website.",
  },
  export: {
    id: "realtors.export",
    defaultMessage: "Export settings",
    description: "Menu item that downloads a website as a file.",
  },
  import: {
    id: "realtors.import",
    defaultMessage: "Import settings…",
    description: "Menu item that replaces a website with a file.",
  },
  unpublish: {
    id: "realtors.unpublish",
    defaultMessage: "Unpublish…",
    description: "Menu item that takes a website off the public site after a confirmation.",
  },
  delete: {
    id: "realtors.delete",
    defaultMessage: "Delete the website…",
    description: "Menu item that deletes a website.",
  },
});
