import { controlLabelsFor, labelsFor } from "@realtor/ui/labels";
import { pageLinks } from "#app/seo/page-links.ts";
import { loadFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { definePage } from "#app/page.ts";
import type { BuyingProps } from "./buying-guide.tsx";
import { buyingStates } from "./buying-steps.ts";
import en from "./messages.en.json";
import ja from "./messages.ja-JP.json";
import ko from "./messages.ko.json";

/**
 * The home buyer's page in an agent's frame; the session is checked in the browser. See
 * docs/spec/routes.md#buying-guide.
 */
export const page = definePage({
  paths: ["/{desiredUrl}/process"],
  messages: pageMessages(ko, en, ja),
  components: { buying: () => import("./buying.page.tsx") },
  async load(address, context) {
    const framed = await loadFrame(address, context);
    if (framed.kind !== "framed") return framed;
    const { frame, agent } = framed;
    if (frame.kind !== "agent" || !agent) return { kind: "not-found" };
    const { common, language, footer, errors } = labelsFor(address.locale);
    const agentState = agent.profile.activityRegion?.[0]?.state;
    const { formatMessage } = context.intl;
    const props: BuyingProps = {
      frame,
      realtorId: agent.profile.id,
      states: buyingStates.toSorted((a, b) => Number(b === agentState) - Number(a === agentState)),
      labels: { common, language, footer },
      mortgage: controlLabelsFor(address.locale).mortgage,
      errors,
      year: context.now.getFullYear(),
    };
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
        ...pageLinks(address),
        // The content requires a session.
        index: false,
      },
    };
  },
});
