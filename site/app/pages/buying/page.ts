import { formErrorLabels, labelsFor } from "@realtor/ui/labels";
import { listingLabelsFor } from "@realtor/ui/listing";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { loadAgentFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import { definePage } from "#app/page.ts";
import { buyingPath } from "#app/layout/agent-frame/agent-path.ts";
import { agentHome, pageLinks } from "#app/seo/page-links.ts";
import type { BuyingProps } from "./buying.page.tsx";
import { orderStates } from "./buying-steps.ts";

/** The public guide to buying a home, in an agent's frame. See docs/spec/routes.md#buying-guide. */
export const page = definePage({
  paths: ["/{desiredUrl}/buying"],
  inSitemap: true,
  messages: pageMessages("buying"),
  components: { buying: () => import("./buying.page.tsx") },
  async load(address, context) {
    const framed = await loadAgentFrame(address, context);
    if (framed.kind !== "framed") return framed;
    const { frame, agent } = framed;
    const { profile } = agent;
    const { common, language, footer, errors } = labelsFor(address.locale);
    const { formatMessage } = context.intl;
    const props: BuyingProps = {
      frame,
      realtorId: profile.id,
      states: orderStates(profile.activityRegion?.[0]?.state),
      labels: { common, language, footer },
      payment: {
        labels: listingLabelsFor(address.locale).payment,
        errorLabels: { ...formErrorLabels(errors), "number.range": errors["number.range"] },
        facts: { price: null, taxPerYear: null, hoaPerMonth: null },
      },
      year: context.now.getFullYear(),
    };
    const links = pageLinks({ ...address, path: buyingPath(agentHome(profile, address)) });
    const isIndexed = !profile.isSample;
    return {
      kind: "page",
      module: "buying",
      props,
      ...framed.document,
      head: {
        title: formatMessage(
          { id: "buying.seo.title" },
          { name: frame.content.name.displayName.text },
        ),
        description: formatMessage({ id: "buying.seo.description" }),
        canonical: links.canonical,
        alternates: isIndexed ? links.alternates : [],
        index: isIndexed,
      },
    };
  },
});
