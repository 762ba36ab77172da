import { adminPageMessages, loadAdmin } from "#app/admin/load-admin.ts";
import { definePage } from "#app/page.ts";

/** The imports of listings, for staff. */
export const page = definePage({
  paths: ["/admin/markets"],
  messages: adminPageMessages("markets"),
  components: { markets: () => import("./markets.page.tsx") },
  async load(address, { intl }) {
    return loadAdmin("markets", address, intl.formatMessage({ id: "markets.title" }));
  },
});
