import { labelsFor } from "@realtor/ui/labels";
import { pageLinks } from "#app/layout/page-links.ts";
import { loadFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import { createIntl } from "#app/i18n/create-intl.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";
import type { Loaded, PageAddress, RenderContext } from "#app/page.ts";
import type { GsapSampleProps } from "./gsap-sample-props.ts";
import en from "./messages.en.json";
import ja from "./messages.ja-JP.json";
import ko from "./messages.ko.json";

const messages = pageMessages(ko, en, ja);

const maxPhotos = 5;

/**
 * Loads the motion demo with the agent's name, sales count and photos. See
 * docs/spec/routes.md#sample-pages.
 */
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
    photos: gallery.slice(0, maxPhotos),
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
