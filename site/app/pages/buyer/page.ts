import { labelsFor } from "@realtor/ui/labels";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { loadAgentFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import { definePage } from "#app/page.ts";
import { orderStates } from "#app/pages/buying/buying-steps.ts";
import { pageLinks } from "#app/seo/page-links.ts";
import type { BuyerProps } from "./buyer.page.tsx";

/**
 * The page of a signed-in home buyer in an agent's frame; the session is checked in the browser, which then
 * loads what is behind it. See docs/spec/routes.md#buying-guide.
 */
export const page = definePage({
  paths: ["/{desiredUrl}/process"],
  messages: pageMessages("buyer"),
  components: { buyer: () => import("./buyer.page.tsx") },
  async load(address, context) {
    const framed = await loadAgentFrame(address, context);
    if (framed.kind !== "framed") return framed;
    const { frame, agent } = framed;
    const { common, language, footer } = labelsFor(address.locale);
    const props: BuyerProps = {
      frame,
      realtorId: agent.profile.id,
      states: orderStates(agent.profile.activityRegion?.[0]?.state),
      labels: { common, language, footer },
      year: context.now.getFullYear(),
    };
    return {
      kind: "page",
      module: "buyer",
      props,
      ...framed.document,
      head: {
        title: context.intl.formatMessage(
          { id: "buyer.seo.title" },
          { name: frame.content.name.displayName.text },
        ),
        ...pageLinks(address),
        // The content requires a session.
        index: false,
      },
    };
  },
});
