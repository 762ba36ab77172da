import { adminPageMessages, loadAdmin } from "#app/admin/load-admin.ts";
import { definePage } from "#app/page.ts";

/** The versions of a website, by its slug or its own domain. */
export const page = definePage({
  paths: ["/{desiredUrl}/admin/versions"],
  messages: adminPageMessages("versions", "editor"),
  components: { versions: () => import("./versions.page.tsx") },
  async load(address, { intl }) {
    return loadAdmin("versions", address, intl.formatMessage({ id: "versions.title" }));
  },
});
