import { labelsFor } from "@realtor/ui/labels";
import { pageLinks } from "#app/seo/page-links.ts";
import { loadFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { definePage } from "#app/page.ts";
import type { GsapSampleProps } from "./gsap-sample.page.tsx";

const maxPhotos = 5;

/** The motion demo with the agent's name, sales count and photos. See docs/spec/routes.md#sample-pages. */
export const page = definePage({
  paths: ["/{desiredUrl}/gsap_sample"],
  messages: pageMessages("gsap"),
  components: { "gsap-sample": () => import("./gsap-sample.page.tsx") },
  async load(address, context) {
    const framed = await loadFrame(address, context);
    if (framed.kind !== "framed") return framed;
    if (!framed.agent) return { kind: "not-found" };
    const { common, language, footer, homepage } = labelsFor(address.locale);
    const { name, tagline, gallery, stats } = framed.agent.content;
    const sales = stats?.salesCount ?? null;
    const { formatMessage } = context.intl;
    const lead = formatMessage({ id: "gsap.lead" });
    const props: GsapSampleProps = {
      frame: framed.frame,
      labels: { common, language, footer },
      lead,
      year: context.now.getFullYear(),
      name,
      tagline,
      figure:
        sales === null
          ? {
              value: 100,
              label: formatMessage({ id: "gsap.counter.sample" }),
            }
          : { value: sales, label: homepage.stats.sales },
      photos: gallery.slice(0, maxPhotos),
    };
    return {
      kind: "page",
      module: "gsap-sample",
      props,
      ...framed.document,
      head: {
        title: formatMessage({ id: "gsap.seo.title" }),
        description: lead,
        canonical: pageLinks(address).canonical,
        alternates: [],
        index: false,
      },
    };
  },
});
