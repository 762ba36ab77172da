import { adminPageMessages, loadAdmin } from "#app/admin/load-admin.ts";
import { definePage } from "#app/page.ts";

/** The first screen after signing in: all homepages for staff, an agent's home screen. */
export const page = definePage({
  paths: ["/admin"],
  messages: adminPageMessages(
    "realtors",
    "website",
    "agentHome",
    "editor.check",
    "editor.sample",
    "first-run.step",
    "inbox.time",
  ),
  components: { realtors: () => import("./realtors.page.tsx") },
  async load(address, { intl, operator }) {
    const loaded = loadAdmin("realtors", address, intl.formatMessage({ id: "realtors.document" }));
    const helpPhone = operator?.values["phone"] ?? null;
    return { ...loaded, props: { ...loaded.props, missing: operator?.missing ?? [], helpPhone } };
  },
});
