import { controlLabelsFor, labelsFor } from "@realtor/ui/labels";
import { pageLinks } from "#app/layout/page-links.ts";
import type { RenderContext } from "#app/entry.server.tsx";
import { loadFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";
import type { Loaded, PageAddress } from "#app/page.ts";
import type { BuyingProps } from "./buying-props.ts";
import { buyingStates } from "./buying-steps.ts";
import en from "./messages.en.json";
import ja from "./messages.ja-JP.json";
import ko from "./messages.ko.json";

const messages = pageMessages(ko, en, ja);

/** The home buyer's page in an agent's frame (DECISIONS section 4). Who looks is settled in the browser. */
export async function loadBuying(address: PageAddress, context: RenderContext): Promise<Loaded> {
  const framed = await loadFrame(address, context);
  if (framed.kind !== "framed") return framed;
  const { frame, agent } = framed;
  if (frame.kind !== "agent" || !agent) return { kind: "not-found" };
  const { common, language, footer, errors } = labelsFor(address.locale);
  const own = agent.profile.activityRegion?.[0]?.state;
  const props: BuyingProps = {
    frame,
    realtorId: agent.profile.id,
    states: buyingStates.toSorted((a, b) => Number(b === own) - Number(a === own)),
    labels: { common, language, footer },
    mortgage: controlLabelsFor(address.locale).mortgage,
    errors,
    year: context.now.getFullYear(),
  };
  return {
    kind: "page",
    module: "buying",
    messages: messages[address.locale],
    props,
    ...framed.document,
    head: (intl) => ({
      title: intl.formatMessage(
        { id: "buying.seo.title" },
        { name: frame.content.name.shown.text },
      ),
      description: intl.formatMessage({ id: "buying.seo.description" }),
      ...pageLinks(address),
      // Its content is for people who are signed in.
      index: false,
    }),
  };
}
