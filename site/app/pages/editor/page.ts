import { adminPageMessages, loadAdmin } from "#app/admin/load-admin.ts";
import { definePage } from "#app/page.ts";

/** Editor of a website, by its slug or its own domain. */
export const page = definePage({
  paths: ["/{desiredUrl}/admin"],
  messages: adminPageMessages("editor", "listings", "photos", "share"),
  components: { editor: () => import("./editor.page.tsx") },
  async load(address, { intl, operator }) {
    const loaded = loadAdmin("editor", address, intl.formatMessage({ id: "editor.title" }));
    return { ...loaded, props: { ...loaded.props, helpPhone: operator?.values["phone"] ?? null } };
  },
});
