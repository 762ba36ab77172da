import { labelsFor } from "@realtor/ui/labels";
import { pageLinks } from "#app/seo/page-links.ts";
import { loadAgentFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { definePage } from "#app/page.ts";

/** A demo of client state in an agent's frame. See docs/spec/routes.md#sample-pages. */
export const page = definePage({
  paths: ["/{desiredUrl}/pinia_sample"],
  messages: pageMessages("pinia"),
  components: { "pinia-sample": () => import("./pinia-sample.page.tsx") },
  async load(address, context) {
    if (address.ownDomain) return { kind: "not-found" };
    const framed = await loadAgentFrame(address, context);
    if (framed.kind !== "framed") return framed;
    const { common, language, footer } = labelsFor(address.locale);
    return {
      kind: "page",
      module: "pinia-sample",
      props: {
        frame: framed.frame,
        labels: { common, language, footer },
        year: context.now.getFullYear(),
      },
      ...framed.document,
      head: {
        title: context.intl.formatMessage({ id: "pinia.seo.title" }),
        canonical: pageLinks(address).canonical,
        alternates: [],
        index: false,
      },
    };
  },
});
