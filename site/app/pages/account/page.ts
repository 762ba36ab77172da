import { adminPageMessages, loadAdmin } from "#app/admin/load-admin.ts";
import { definePage } from "#app/page.ts";

/** Password and sessions of the signed-in account. See docs/spec/routes.md#account. */
export const page = definePage({
  paths: ["/account"],
  messages: adminPageMessages("account"),
  components: { account: () => import("./account.page.tsx") },
  async load(address, { intl }) {
    const title = `${intl.formatMessage({ id: "account.title" })} — Built for Realtors`;
    return loadAdmin("account", address, title);
  },
});
