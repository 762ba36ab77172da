import { adminLoader } from "#app/admin/load-admin.ts";
import { editorMessages } from "./editor-messages.ts";
import { photosMessages } from "./photos/photos-messages.ts";

/** The editor of one homepage, by its slug or on the agent's own domain. */
export const loadEditor = adminLoader({
  module: "editor",
  messages: [editorMessages, photosMessages],
  title: "editor.title",
});
