import { adminPageMessages, loadAdmin } from "#app/admin/load-admin.ts";
import { definePage } from "#app/page.ts";

/** The report of one market's imports, for staff. */
export const page = definePage({
  paths: ["/admin/markets/{id}"],
  messages: adminPageMessages("markets"),
  components: { "market-report": () => import("./market-report.page.tsx") },
  async load(address, { intl }) {
    const title = intl.formatMessage({ id: "markets.title" });
    const loaded = loadAdmin("market-report", address, title);
    return { ...loaded, props: { ...loaded.props, id: address.params?.["id"] ?? "" } };
  },
});
