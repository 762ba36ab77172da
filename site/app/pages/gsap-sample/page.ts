import { labelsFor } from "@realtor/ui/labels";
import { pageLinks } from "#app/seo/page-links.ts";
import { loadAgentFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { definePage } from "#app/page.ts";

const maxPhotos = 5;

/** A demo of motion with the agent's name, sales and photos. See docs/spec/routes.md#sample-pages. */
export const page = definePage({
  paths: ["/{desiredUrl}/gsap_sample"],
  messages: pageMessages("gsap"),
  components: { "gsap-sample": () => import("./gsap-sample.page.tsx") },
  async load(address, context) {
    if (address.ownDomain) return { kind: "not-found" };
    const framed = await loadAgentFrame(address, context);
    if (framed.kind !== "framed") return framed;
    const { common, language, footer, homepage } = labelsFor(address.locale);
    const { name, tagline, gallery, stats } = framed.agent.content;
    const sales = stats?.salesCount ?? null;
    const { formatMessage } = context.intl;
    return {
      kind: "page",
      module: "gsap-sample",
      props: {
        frame: framed.frame,
        labels: { common, language, footer },
        year: context.now.getFullYear(),
        name: name.displayName,
        tagline,
        figure:
          sales === null
            ? { value: 100, label: formatMessage({ id: "gsap.counter.sample" }) }
            : { value: sales, label: homepage.stats.sales },
        photos: gallery.slice(0, maxPhotos).map(({ url }) => url),
      },
      ...framed.document,
      head: {
        title: formatMessage({ id: "gsap.seo.title" }),
        canonical: pageLinks(address).canonical,
        alternates: [],
        index: false,
      },
    };
  },
});
