import type { RealtorProfile } from "@realtor/api/loaning";
import { htmlLang } from "@realtor/api/locales";
import { FormattedMessage } from "react-intl";
import { PageColumns, PageHead } from "#app/admin/layouts/page.tsx";
import { useAddress } from "#app/page-root.tsx";
import { toDraft } from "#app/profile/draft/draft.ts";
import { findOpenSteps } from "#app/profile/field/checks/steps.ts";
import { useSamples } from "#app/profile/preview/use-samples.ts";
import { AgentName } from "./agent-name.tsx";
import { PublishProgress } from "./publish-progress.tsx";
import { WebsitePreview } from "./website-preview.tsx";
import { WebsiteState } from "./website-state.tsx";

/** Before the first publication: the page so far, and the steps that are open. */
export function UnpublishedHome({ website }: { website: RealtorProfile }) {
  const { locale } = useAddress();
  const samples = useSamples();
  const open = findOpenSteps(toDraft(website), { lang: htmlLang(locale) });
  return (
    <>
      <PageHead
        title={
          <FormattedMessage
            id="agentHome.welcome"
            values={{ name: <AgentName key="name" website={website} /> }}
          />
        }
        lead={<FormattedMessage id="agentHome.next.steps" values={{ n: open.length }} />}
      />
      <PageColumns first={<PublishProgress website={website} open={open} />}>
        <WebsitePreview key={website.updatedAt} profile={website} samples={samples} />
        <WebsiteState website={website} changes={0} />
      </PageColumns>
    </>
  );
}
