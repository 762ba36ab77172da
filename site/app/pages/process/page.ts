import { labelsFor } from "@realtor/ui/labels";
import { pageLinks } from "#app/seo/page-links.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { priceOf } from "#app/layout/operator.ts";
import { definePage } from "#app/page.ts";
import { requestLabels } from "#app/forms/lead/request-labels.ts";
import type { ProcessProps } from "./process.page.tsx";
import { processTexts } from "./process-messages.ts";

/** The process of getting a website; calls no service. See docs/spec/routes.md#process. */
export const page = definePage({
  paths: ["/process"],
  inSitemap: true,
  footer: [
    {
      order: 10,
      label: "process.footer",
    },
  ],
  messages: pageMessages("process"),
  serverOnlyMessages: true,
  components: { process: () => import("./process.page.tsx") },
  async load(address, context) {
    const labels = labelsFor(address.locale);
    const { language, footer } = labels;
    const { formatMessage } = context.intl;
    const props: ProcessProps = {
      labels: { ...requestLabels(labels, context.operator), language, footer },
      texts: processTexts(context.intl),
      year: context.now.getFullYear(),
      price: priceOf(context.operator, address.locale),
    };
    return {
      kind: "page",
      module: "process",
      props,
      tags: [],
      head: {
        title: formatMessage({ id: "process.seo.title" }),
        description: formatMessage({ id: "process.seo.description" }),
        ...pageLinks(address),
        index: true,
      },
    };
  },
});
