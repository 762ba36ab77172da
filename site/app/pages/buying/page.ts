import { controlLabelsFor, labelsFor } from "@realtor/ui/labels";
import { pageLinks } from "#app/seo/page-links.ts";
import { loadAgentFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { definePage } from "#app/page.ts";
import type { BuyingProps } from "./buying-guide.tsx";
import { buyingStates } from "./buying-steps.ts";

/**
 * The home buyer's page in an agent's frame; the session is checked in the browser. See
 * docs/spec/routes.md#buying-guide.
 */
export const page = definePage({
  paths: ["/{desiredUrl}/process"],
  messages: pageMessages("buying"),
  components: { buying: () => import("./buying.page.tsx") },
  async load(address, context) {
    const framed = await loadAgentFrame(address, context);
    if (framed.kind !== "framed") return framed;
    const { frame, agent } = framed;
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
          {
            id: "buying.seo.title",
            defaultMessage: "Buying a home with a loan, in six steps — {name}",
            description:
              "Document title of an agent’s guide to buying a home; {name} is the agent’s name.",
          },
          { name: frame.content.name.displayName.text },
        ),
        description: formatMessage({
          id: "buying.seo.description",
          defaultMessage:
            "From pre-approval to closing: what happens at each step in California and Georgia, with a checklist of your own and a payment calculator.",
          description: "Description of the guide to buying a home for search engines.",
        }),
        ...pageLinks(address),
        // The content requires a session.
        index: false,
      },
    };
  },
});
