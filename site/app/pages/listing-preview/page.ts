import { providerOf } from "#app/layout/operator.ts";
import { definePage } from "#app/page.ts";

/** The empty preview page of a home; its form sends the content. */
export const page = definePage({
  paths: ["/admin/preview/listing", "/{desiredUrl}/admin/preview/listing"],
  components: { "listing-preview": () => import("./listing-preview.page.tsx") },
  load: async (_address, { operator }) => ({
    kind: "page",
    module: "listing-preview",
    props: { provider: providerOf(operator) },
    tags: [],
    head: { title: "Preview", alternates: [], index: false },
  }),
});
