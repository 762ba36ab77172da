import type { RealtorProfile } from "@realtor/api/loaning";
import { htmlLang } from "@realtor/api/locales";
import { FormattedMessage } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { useAddress } from "#app/page-root.tsx";
import { toDraft } from "#app/profile-editor/draft/draft.ts";
import { findOpenSteps } from "#app/profile-editor/checks/steps.ts";
import { useSamples } from "#app/profile-editor/preview/use-samples.ts";
import * as css from "./agent-home.css.ts";
import { AgentName } from "./agent-name.tsx";
import { PublishProgress } from "./publish-progress.tsx";
import { WebsitePreview } from "./website-preview.tsx";
import { WebsiteState } from "./website-state.tsx";

const messages = defineMessages({
  welcome: {
    id: "agentHome.welcome",
    defaultMessage: "Welcome back, {name}",
    description:
      "Heading of the agent’s first screen before the first publication; {name} as in the greeting.",
  },
  steps: {
    id: "agentHome.next.steps",
    defaultMessage:
      "{n, plural, =1 {Your website is one step from live.} =2 {Your website is two steps from live.} other {Your website is # steps from live.}}",
    description:
      "Below the greeting, before the first publication; {n} is the number of open steps.",
  },
});

/** Before the first publication: the page so far, and the steps that are open. */
export function UnpublishedHome({ website }: { website: RealtorProfile }) {
  const { locale } = useAddress();
  const samples = useSamples();
  const open = findOpenSteps(toDraft(website), { lang: htmlLang(locale) });
  return (
    <>
      <div className={css.head}>
        <h1 className={css.title}>
          <FormattedMessage
            {...messages.welcome}
            values={{ name: <AgentName key="name" website={website} /> }}
          />
        </h1>
        <p className={css.lead}>
          <FormattedMessage {...messages.steps} values={{ n: open.length }} />
        </p>
      </div>
      <div className={css.columns}>
        <div className={css.requests}>
          <PublishProgress website={website} open={open} />
        </div>
        <div className={css.website}>
          <WebsitePreview key={website.updatedAt} profile={website} samples={samples} />
          <WebsiteState website={website} changes={0} />
        </div>
      </div>
    </>
  );
}
