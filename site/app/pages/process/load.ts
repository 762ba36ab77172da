import { labelsFor } from "@realtor/ui/labels";
import { pageLinks } from "#app/layout/page-links.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";
import type { Loaded, PageAddress, RenderContext } from "#app/page.ts";
import { requestLabels } from "#app/forms/lead/request-labels.ts";
import en from "./messages.en.json";
import ja from "./messages.ja-JP.json";
import ko from "./messages.ko.json";
import type { ProcessProps } from "./process-props.ts";

const messages = pageMessages(ko, en, ja);

/**
 * Loads the page about the process of getting a homepage; calls no service. See
 * docs/spec/routes.md#process.
 */
export async function loadProcess(address: PageAddress, { now }: RenderContext): Promise<Loaded> {
  const labels = labelsFor(address.locale);
  const { language, footer } = labels;
  const props: ProcessProps = {
    labels: { ...requestLabels(labels), language, footer },
    year: now.getFullYear(),
  };
  return {
    kind: "page",
    module: "process",
    messages: messages[address.locale],
    props,
    tags: [],
    head: (intl) => ({
      title: intl.formatMessage({ id: "process.seo.title" }),
      description: intl.formatMessage({ id: "process.seo.description" }),
      ...pageLinks(address),
      index: true,
    }),
  };
}
