import { providerOf } from "#app/layout/operator.ts";
import { definePage } from "#app/page.ts";

/** The empty preview page; the editor sends its content. */
export const page = definePage({
  paths: ["/admin/preview", "/{desiredUrl}/admin/preview"],
  components: { preview: () => import("./preview.page.tsx") },
  load: async (_address, { operator }) => ({
    kind: "page",
    module: "preview",
    props: { provider: providerOf(operator) },
    tags: [],
    head: { title: "Preview", alternates: [], index: false },
  }),
});
