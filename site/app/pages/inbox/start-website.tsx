import type { StoredLead } from "@realtor/api/leads";
import { Button } from "@realtor/ui/button";
import { PhoneIcon } from "@realtor/ui/icons";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { NewWebsiteDialog } from "#app/admin/new-website/new-website-dialog.tsx";
import { websiteFromLead } from "#app/admin/new-website/new-website.ts";
import * as css from "./entry-detail.css.ts";
import { replyMessages } from "./reply-messages.ts";

interface StartWebsiteProps {
  lead: StoredLead;
  /** Link that calls the sender; null if it is elsewhere. */
  href: string | null;
  onCalled: () => void;
}

/** What staff do with a website request: create the website with its data, or call. */
export function StartWebsite({ lead, href, onCalled }: StartWebsiteProps) {
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
      {href !== null && (
        <Button variant="outline" size="medium" href={href} onClick={onCalled}>
          <PhoneIcon />
          <FormattedMessage {...replyMessages.call} />
        </Button>
      )}
      <NewWebsiteDialog
        open={creating}
        onOpenChange={setCreating}
        prefill={websiteFromLead(lead)}
      />
    </div>
  );
}
