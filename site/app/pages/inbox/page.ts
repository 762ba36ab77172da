import { adminPageMessages, loadAdmin } from "#app/admin/load-admin.ts";
import { newWebsiteMessages } from "#app/admin/new-website/new-website-messages.ts";
import { definePage } from "#app/page.ts";
import { inboxMessages } from "./inbox-messages.ts";

/** Requests of visitors and agents. */
export const page = definePage({
  paths: ["/admin/inbox"],
  messages: adminPageMessages(inboxMessages, newWebsiteMessages),
  components: { inbox: () => import("./inbox.page.tsx") },
  async load(address, { intl }) {
    return loadAdmin("inbox", address, intl.formatMessage({ id: "inbox.title" }));
  },
});
