import type { StoredLead } from "@realtor/api/leads";
import { Button } from "@realtor/ui/button";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { NewWebsiteDialog } from "#app/admin/new-website/new-website-dialog.tsx";
import { websiteFromLead } from "#app/admin/new-website/new-website.ts";
import { CallButtons } from "./call-sender.tsx";
import * as css from "./entry-detail.css.ts";

interface StartWebsiteProps {
  lead: StoredLead;
  /** Whether it calls the sender, too; otherwise that is elsewhere. */
  hasCall: boolean;
  onCalled: () => void;
}

/** What staff do with a website request: create the website with its data, or call. */
export function StartWebsite({ lead, hasCall, onCalled }: StartWebsiteProps) {
  const [creating, setCreating] = useState(false);
  return (
    <div className={css.actions}>
      <Button size="medium" onClick={() => setCreating(true)}>
        <FormattedMessage
          id="inbox.makeSite"
          defaultMessage="Start a website from this"
          description="Button that creates a website with the data of a website request."
        />
      </Button>
      {hasCall && <CallButtons sender={lead} onCalled={onCalled} />}
      <NewWebsiteDialog
        open={creating}
        onOpenChange={setCreating}
        prefill={websiteFromLead(lead)}
      />
    </div>
  );
}
