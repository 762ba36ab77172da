import { adminPageMessages, loadAdmin } from "#app/admin/load-admin.ts";
import { definePage } from "#app/page.ts";

/** The first screen after signing in: all websites for staff, an agent's home screen. */
export const page = definePage({
  paths: ["/admin"],
  messages: adminPageMessages(
    "websites",
    "website",
    "agentHome",
    "editor.check",
    "editor.language",
    "editor.sample",
    "first-run.step",
    "inbox.time",
    "listings",
  ),
  components: { websites: () => import("./websites.page.tsx") },
  async load(address, { intl, operator }) {
    const loaded = loadAdmin("websites", address, intl.formatMessage({ id: "websites.document" }));
    const helpPhone = operator?.values["phone"] ?? null;
    return { ...loaded, props: { ...loaded.props, missing: operator?.missing ?? [], helpPhone } };
  },
});
