import { adminPageMessages, loadAdmin } from "#app/admin/load-admin.ts";
import { definePage } from "#app/page.ts";
import { editorMessages, photosMessages } from "./editor-messages.ts";

/** Editor of a homepage, by its slug or its own domain. */
export const page = definePage({
  paths: ["/{desiredUrl}/admin"],
  messages: adminPageMessages(editorMessages, photosMessages),
  components: { editor: () => import("./editor.page.tsx") },
  async load(address, { intl }) {
    return loadAdmin("editor", address, intl.formatMessage({ id: "editor.title" }));
  },
});
