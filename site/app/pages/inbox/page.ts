import { adminPageMessages, loadAdmin } from "#app/admin/load-admin.ts";
import { definePage } from "#app/page.ts";

/** Requests of visitors and agents. */
export const page = definePage({
  paths: ["/admin/inbox"],
  messages: adminPageMessages("inbox", "share", "website"),
  components: { inbox: () => import("./inbox.page.tsx") },
  async load(address, { intl }) {
    return loadAdmin("inbox", address, intl.formatMessage({ id: "inbox.title" }));
  },
});
