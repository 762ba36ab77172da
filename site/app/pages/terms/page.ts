import { labelsFor } from "@realtor/ui/labels";
import { pageLinks } from "#app/seo/page-links.ts";
import { loadFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import { readLegalDocument } from "#app/layout/legal/legal-markdown.ts";
import { publishableFacts } from "#app/layout/operator.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { definePage } from "#app/page.ts";
import type { TermsProps } from "./terms.page.tsx";

/** The terms of use, in the platform's or an agent's frame. See docs/spec/routes.md#terms-and-privacy. */
export const page = definePage({
  paths: ["/terms", "/{desiredUrl}/terms"],
  inSitemap: true,
  footer: [
    {
      order: 20,
      label: "terms.footer",
    },
  ],
  messages: pageMessages("terms"),
  serverOnlyMessages: true,
  components: { terms: () => import("./terms.page.tsx") },
  async load(address, context) {
    const framed = await loadFrame(address, context);
    if (framed.kind !== "framed") return framed;
    const operator = publishableFacts(context.operator);
    if (!operator) return { kind: "unpublished" };
    const { common, language, footer } = labelsFor(address.locale);
    const { formatMessage } = context.intl;
    const { version, title, document } = readLegalDocument("terms", address.locale, operator);
    const props: TermsProps = {
      frame: framed.frame,
      labels: { common, language, footer },
      document,
      title,
      effective: formatMessage({ id: "terms.effective" }, { version }),
      year: context.now.getFullYear(),
    };
    return {
      kind: "page",
      module: "terms",
      props,
      ...framed.document,
      head: {
        title: formatMessage({ id: "terms.seo.title" }),
        description: formatMessage({ id: "terms.seo.description" }),
        ...pageLinks(address),
        // Every agent's frame contains the same text, so only the platform's page is indexed.
        index: framed.frame.kind === "platform",
      },
    };
  },
});
