import { getNotificationSettings, type RealtorProfile } from "@realtor/api/loaning";
import { htmlLang } from "@realtor/api/locales";
import { Banner } from "@realtor/ui/banner";
import { Button } from "@realtor/ui/button";
import { EmptyState } from "@realtor/ui/empty-state";
import { Stack } from "@realtor/ui/stack";
import { TextLink } from "@realtor/ui/text-link";
import { useState } from "react";
import { FormattedMessage, FormattedDate } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { Page, PageHead, PageColumns } from "#app/admin/layouts/page.tsx";
import { LoadState } from "#app/admin/list-screen.tsx";
import { SuspensionNotice } from "#app/admin/suspension-notice.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { toDraft } from "#app/profile/draft/draft.ts";
import { findOpenSteps } from "#app/profile/field/checks/steps.ts";
import { useSamples } from "#app/profile/preview/use-samples.ts";
import { NewWebsiteDialog } from "#app/profile/screens/new-website/new-website-dialog.tsx";
import { wasPublished } from "#app/session/after-sign-in.ts";
import * as css from "./agent-home.css.ts";
import { AgentName } from "./agent-name.tsx";
import { PublishProgress } from "./publish-progress.tsx";
import { PublishedHome } from "./published-home.tsx";
import { useAgentHome } from "./use-agent-home.ts";
import { WebsitePreview } from "./website-preview.tsx";
import { WebsiteState } from "./website-state.tsx";

/** The first screen of an agent: the website, new requests, and what is missing. */
export function AgentHome() {
  const data = useAgentHome();
  // The dialog names the website that it created, which is loaded meanwhile.
  const [creating, setCreating] = useState(false);
  const { website, error, refresh } = data;
  return (
    <Page width="list">
      <LoadState
        error={error}
        loaded={website !== undefined}
        onRetry={refresh}
        skeleton={{ shape: "rows", count: 4 }}
      />
      {website && !creating && <SuspensionNotice className={css.notice} website={website} />}
      {website && <ContactPointNotice />}
      {website &&
        !creating &&
        (wasPublished(website) ? (
          <PublishedHome website={website} requests={data.requests} />
        ) : (
          <UnpublishedHome website={website} />
        ))}
      {(website === null || creating) && (
        <NoOwnWebsite creating={creating} onCreatingChange={setCreating} onCreated={refresh} />
      )}
    </Page>
  );
}

interface NoOwnWebsiteProps {
  creating: boolean;
  onCreatingChange: (creating: boolean) => void;
  onCreated: () => void;
}

/** The home screen of an agent without a website: creates one. */
export function NoOwnWebsite({ creating, onCreatingChange, onCreated }: NoOwnWebsiteProps) {
  return (
    <>
      <PageHead title={<FormattedMessage id="agentHome.noWebsite.title" />} />
      <EmptyState
        action={
          <Button size="medium" onClick={() => onCreatingChange(true)}>
            <FormattedMessage id="website.own" />
          </Button>
        }
      >
        <FormattedMessage id="agentHome.noWebsite.text" />
      </EmptyState>
      <NewWebsiteDialog open={creating} onOpenChange={onCreatingChange} onCreated={onCreated} />
    </>
  );
}

/** Addresses and numbers of notices that wait for their confirmation, and until when they still get them. */
function ContactPointNotice() {
  const { http } = useAdmin();
  const { locale } = useAddress();
  // The key of the dialog's settings, which this link opens.
  const { data } = useSWR("notification-settings", () => getNotificationSettings(http), {
    revalidateOnFocus: false,
  });
  const waiting = data?.contactPoints?.filter(({ state }) => state === "waiting") ?? [];
  if (waiting.length === 0) return null;
  const settings = `${localePath("/admin/inbox", locale)}?tab=contacts&settings=open`;
  return (
    <Banner
      severity="warning"
      className={css.notice}
      action={
        <TextLink href={settings}>
          <FormattedMessage id="agentHome.point.open" />
        </TextLink>
      }
    >
      <Stack gap={8}>
        {waiting.map(({ id, address, noticesUntil }) => (
          <p key={id}>
            <FormattedMessage
              id={noticesUntil === null ? "agentHome.point.nothing" : "agentHome.point.until"}
              values={{
                address,
                date: <FormattedDate key="date" value={noticesUntil ?? ""} dateStyle="long" />,
              }}
            />
          </p>
        ))}
      </Stack>
    </Banner>
  );
}

/** Before the first publication: the page so far, and the steps that are open. */
function UnpublishedHome({ website }: { website: RealtorProfile }) {
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
