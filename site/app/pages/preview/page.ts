import { definePage } from "#app/page.ts";

/** The empty preview page; the editor sends its content. */
export const page = definePage({
  paths: ["/admin/preview", "/{desiredUrl}/admin/preview"],
  components: { preview: () => import("./preview.page.tsx") },
  load: async () => ({
    kind: "page",
    module: "preview",
    props: {},
    tags: [],
    head: { title: "Preview", alternates: [], index: false },
  }),
});
