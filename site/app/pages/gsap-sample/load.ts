import { labelsFor } from "@realtor/ui/labels";
import { pageLinks } from "#app/layout/page-links.ts";
import type { RenderContext } from "#app/entry.server.tsx";
import { loadFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import { createIntl } from "#app/i18n/create-intl.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";
import type { Loaded, PageAddress } from "#app/page.ts";
import type { GsapSampleProps } from "./gsap-sample-props.ts";
import en from "./messages.en.json";
import ja from "./messages.ja-JP.json";
import ko from "./messages.ko.json";

const messages = pageMessages(ko, en, ja);

/** More would make the demo long, and no clearer. */
const mostPhotos = 5;

/** The demo of motion, with that agent's own name, figure and photographs (DECISIONS section 4). */
export async function loadGsapSample(
  address: PageAddress,
  context: RenderContext,
): Promise<Loaded> {
  const framed = await loadFrame(address, context);
  if (framed.kind !== "framed") return framed;
  if (!framed.agent) return { kind: "not-found" };
  const { common, language, footer, homepage } = labelsFor(address.locale);
  const { name, tagline, gallery, stats } = framed.agent.content;
  const intl = createIntl(address.locale, messages[address.locale]);
  const sales = stats?.salesCount ?? null;
  const props: GsapSampleProps = {
    frame: framed.frame,
    labels: { common, language, footer },
    year: context.now.getFullYear(),
    name,
    tagline,
    figure:
      sales === null
        ? { value: 100, label: intl.formatMessage({ id: "gsap.counter.sample" }) }
        : { value: sales, label: homepage.stats.sales },
    photos: gallery.slice(0, mostPhotos),
  };
  return {
    kind: "page",
    module: "gsap-sample",
    messages: messages[address.locale],
    props,
    ...framed.document,
    head: ({ formatMessage }) => ({
      title: formatMessage({ id: "gsap.seo.title" }),
      description: formatMessage({ id: "gsap.lead" }),
      canonical: pageLinks(address).canonical,
      alternates: [],
      index: false,
    }),
  };
}
