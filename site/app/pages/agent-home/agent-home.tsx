import { useState } from "react";
import { SuspensionNotice } from "#app/admin/suspension-notice.tsx";
import { Page, PageHead } from "#app/admin/layouts/page.tsx";
import { LoadState } from "#app/admin/list-screen.tsx";
import { wasPublished } from "#app/session/after-sign-in.ts";
import * as css from "./agent-home.css.ts";
import { ContactPointNotice } from "./contact-point-notice.tsx";
import { PublishedHome } from "./published-home.tsx";
import { UnpublishedHome } from "./unpublished-home.tsx";
import { useAgentHome } from "./use-agent-home.ts";
import { Button } from "@realtor/ui/button";
import { EmptyState } from "@realtor/ui/empty-state";
import { FormattedMessage } from "react-intl";
import { NewWebsiteDialog } from "#app/profile/screens/new-website/new-website-dialog.tsx";

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
