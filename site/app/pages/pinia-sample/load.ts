import { labelsFor } from "@realtor/ui/labels";
import { pageLinks } from "#app/layout/page-links.ts";
import { loadFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";
import type { Loaded, PageAddress, RenderContext } from "#app/page.ts";
import en from "./messages.en.json";
import ja from "./messages.ja-JP.json";
import ko from "./messages.ko.json";
import type { PiniaSampleProps } from "./pinia-sample.page.tsx";

const messages = pageMessages(ko, en, ja);

/** Loads the client state demo in an agent's frame. See docs/spec/routes.md#sample-pages. */
export async function loadPiniaSample(
  address: PageAddress,
  context: RenderContext,
): Promise<Loaded> {
  const framed = await loadFrame(address, context);
  if (framed.kind !== "framed") return framed;
  const { common, language, footer } = labelsFor(address.locale);
  const props: PiniaSampleProps = {
    frame: framed.frame,
    labels: { common, language, footer },
    year: context.now.getFullYear(),
  };
  return {
    kind: "page",
    module: "pinia-sample",
    messages: messages[address.locale],
    props,
    ...framed.document,
    head: (intl) => ({
      title: intl.formatMessage({ id: "pinia.seo.title" }),
      description: intl.formatMessage({ id: "pinia.lead" }),
      canonical: pageLinks(address).canonical,
      alternates: [],
      index: false,
    }),
  };
}
