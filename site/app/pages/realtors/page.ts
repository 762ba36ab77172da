import { adminPageMessages, loadAdmin } from "#app/admin/load-admin.ts";
import { definePage } from "#app/page.ts";
import { realtorsMessages } from "./realtors-messages.ts";

/** All homepages, for the provider's staff. */
export const page = definePage({
  paths: ["/admin"],
  messages: adminPageMessages("realtors", "website"),
  components: { realtors: () => import("./realtors.page.tsx") },
  async load(address, { intl, operator }) {
    const loaded = loadAdmin("realtors", address, intl.formatMessage(realtorsMessages.title));
    return { ...loaded, props: { ...loaded.props, missing: operator?.missing ?? [] } };
  },
});
