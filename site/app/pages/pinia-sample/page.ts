import { labelsFor } from "@realtor/ui/labels";
import { pageLinks } from "#app/seo/page-links.ts";
import { loadFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { definePage } from "#app/page.ts";
import type { PiniaSampleProps } from "./pinia-sample.page.tsx";

/** The client state demo in an agent's frame. See docs/spec/routes.md#sample-pages. */
export const page = definePage({
  paths: ["/{desiredUrl}/pinia_sample"],
  messages: pageMessages("pinia"),
  components: { "pinia-sample": () => import("./pinia-sample.page.tsx") },
  async load(address, context) {
    const framed = await loadFrame(address, context);
    if (framed.kind !== "framed") return framed;
    const { common, language, footer } = labelsFor(address.locale);
    const { formatMessage } = context.intl;
    const lead = formatMessage({ id: "pinia.lead" });
    const props: PiniaSampleProps = {
      frame: framed.frame,
      labels: { common, language, footer },
      lead,
      year: context.now.getFullYear(),
    };
    return {
      kind: "page",
      module: "pinia-sample",
      props,
      ...framed.document,
      head: {
        title: formatMessage({ id: "pinia.seo.title" }),
        description: lead,
        canonical: pageLinks(address).canonical,
        alternates: [],
        index: false,
      },
    };
  },
});
