import type { Loaded, PageAddress } from "#app/page.ts";

/** The empty page in the editor's frame: what it shows comes from the editor around it. */
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
