import { adminPageMessages, loadAdmin } from "#app/admin/load-admin.ts";
import { definePage } from "#app/page.ts";

/** The form of a listing; `new` starts one. */
export const page = definePage({
  paths: ["/{desiredUrl}/admin/listings/{id}"],
  messages: adminPageMessages("listing-form", "listings", "editor", "photos", "share"),
  components: { "listing-editor": () => import("./listing-editor.page.tsx") },
  async load(address, { intl }) {
    return loadAdmin("listing-editor", address, intl.formatMessage({ id: "listing-form.title" }));
  },
});
