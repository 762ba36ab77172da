import { adminPageMessages, loadAdmin } from "#app/admin/load-admin.ts";
import { definePage } from "#app/page.ts";

/** "Your website is live": the address and how to pass it on. See docs/spec/routes.md#live. */
export const page = definePage({
  paths: ["/{desiredUrl}/admin/live"],
  messages: adminPageMessages("live", "editor", "share"),
  components: { live: () => import("./live.page.tsx") },
  async load(address, { intl }) {
    return loadAdmin("live", address, intl.formatMessage({ id: "live.title" }));
  },
});
