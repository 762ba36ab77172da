import type { Loaded, PageAddress } from "#app/page.ts";

/** Loads the empty preview page; the editor sends its content. */
export async function loadPreview(_address: PageAddress): Promise<Loaded> {
  return {
    kind: "page",
    module: "preview",
    messages: {},
    props: {},
    tags: [],
    head: () => ({ title: "Preview", alternates: [], index: false }),
  };
}
