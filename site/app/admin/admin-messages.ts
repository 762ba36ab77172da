import { defineMessages } from "#app/i18n/define-messages.ts";

/** Messages that several files use. */
export const adminMessages = defineMessages({
  close: {
    id: "admin.close",
    defaultMessage: "Close",
    description: "Button that closes a dialog, menu or search field.",
  },
  signOut: {
    id: "admin.signOut",
    defaultMessage: "Sign out",
    description: "Button that signs the user out.",
  },
  retry: {
    id: "admin.retry",
    defaultMessage: "Try again",
    description: "Button that repeats a failed request.",
  },
  loading: {
    id: "admin.loading",
    defaultMessage: "Loading",
    description: "Status while data is loaded.",
  },
  cancel: {
    id: "admin.cancel",
    defaultMessage: "Cancel",
    description: "Button that closes a dialog without changes.",
  },
  undo: {
    id: "admin.undo",
    defaultMessage: "Undo",
    description: "Button that reverts what was just done.",
  },
  loadFailed: {
    id: "admin.loadFailed",
    defaultMessage: "This could not be loaded.",
    description: "Error where a list or a part of a screen could not be loaded.",
  },
  deleted: {
    id: "admin.deleted",
    defaultMessage: "Deleted successfully.",
    description: "Status after a website or an inquiry was deleted.",
  },
});
