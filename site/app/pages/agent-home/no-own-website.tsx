import { Button } from "@realtor/ui/button";
import { EmptyState } from "@realtor/ui/empty-state";
import { FormattedMessage } from "react-intl";
import { NewWebsiteDialog } from "#app/admin/new-website/new-website-dialog.tsx";
import { websiteMessages } from "#app/admin/new-website/new-website-messages.ts";
import * as css from "./agent-home.css.ts";

interface NoOwnWebsiteProps {
  creating: boolean;
  onCreatingChange: (creating: boolean) => void;
  onCreated: () => void;
}

/** The home screen of an agent without a website: creates one. */
export function NoOwnWebsite({ creating, onCreatingChange, onCreated }: NoOwnWebsiteProps) {
  return (
    <>
      <h1 className={css.title}>
        <FormattedMessage
          id="agentHome.noWebsite.title"
          defaultMessage="You have no website yet"
          description="Heading of the home screen of an agent without a website."
        />
      </h1>
      <EmptyState
        action={
          <Button size="medium" onClick={() => onCreatingChange(true)}>
            <FormattedMessage {...websiteMessages.own} />
          </Button>
        }
      >
        <FormattedMessage
          id="agentHome.noWebsite.text"
          defaultMessage="Build a website under your own name. It takes about ten minutes."
          description="Text of the home screen of an agent without a website."
        />
      </EmptyState>
      <NewWebsiteDialog open={creating} onOpenChange={onCreatingChange} onCreated={onCreated} />
    </>
  );
}
