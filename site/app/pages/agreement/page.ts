import { agreementVersion } from "@realtor/api/loaning";
import { labelsFor } from "@realtor/ui/labels";
import { pageLinks } from "#app/seo/page-links.ts";
import { loadFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import { publishableFacts } from "#app/layout/operator.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { definePage } from "#app/page.ts";
import type { AgreementProps } from "./agreement.page.tsx";
import { readAgreement } from "./read-agreement.ts";

/**
 * The realtor service agreement; the document does not depend on the user. See
 * docs/spec/routes.md#agreement.
 */
export const page = definePage({
  paths: ["/agreement", "/{desiredUrl}/agreement"],
  messages: pageMessages("agreement"),
  components: { agreement: () => import("./agreement.page.tsx") },
  async load(address, context) {
    const framed = await loadFrame(address, context);
    if (framed.kind !== "framed") return framed;
    const operator = publishableFacts(context.operator);
    if (!operator) return { kind: "unpublished" };
    const { common, language, footer } = labelsFor(address.locale);
    const { formatMessage } = context.intl;
    const props: AgreementProps = {
      frame: framed.frame,
      labels: { common, language, footer },
      year: context.now.getFullYear(),
      version: agreementVersion,
      document: readAgreement(address.locale, operator),
    };
    return {
      kind: "page",
      module: "agreement",
      props,
      ...framed.document,
      head: {
        title: formatMessage({ id: "agreement.seo.title" }),
        description: formatMessage({ id: "agreement.seo.description" }),
        ...pageLinks(address),
        // Every agent's frame contains the same text, so only the platform's page is indexed.
        index: framed.frame.kind === "platform",
      },
    };
  },
});
