import { adminLoader } from "#app/admin/load-admin.ts";
import { editorMessages, photosMessages } from "./editor-messages.ts";

/** Loads the editor of a homepage, by its slug or its own domain. */
export const loadEditor = adminLoader({
  module: "editor",
  messages: [editorMessages, photosMessages],
  title: "editor.title",
});
