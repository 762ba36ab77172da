import { labelsFor } from "@realtor/ui/labels";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { definePage } from "#app/page.ts";
import type { ConfirmAddressProps } from "./confirm-address.page.tsx";

/**
 * The target of the link in a confirmation mail; the token is in the fragment. See
 * docs/spec/routes.md#confirming-an-address.
 */
export const page = definePage({
  paths: ["/login/confirm"],
  messages: pageMessages("confirm-address", "login"),
  components: { "confirm-address": () => import("./confirm-address.page.tsx") },
  async load(address, { intl }) {
    const { common, language } = labelsFor(address.locale);
    const props: ConfirmAddressProps = { labels: { common, language } };
    const title = intl.formatMessage({ id: "confirm-address.seo.title" });
    const head = { title, alternates: [], index: false };
    return { kind: "page", module: "confirm-address", props, tags: [], head };
  },
});
