import type { StoredLead } from "@realtor/api/leads";
import { getRealtor } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { NewWebsiteDialog } from "#app/profile/screens/new-website/new-website-dialog.tsx";
import { websiteFromLead } from "#app/profile/screens/new-website/new-website.ts";
import { CallButtons } from "./call-sender.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./entry-detail.css.ts";

interface StartWebsiteProps {
  lead: StoredLead;
  /** Whether it calls the sender, too; otherwise that is elsewhere. */
  hasCall: boolean;
  onCalled: () => void;
  /** A website was created from the request. */
  onStarted: (websiteId: string) => void;
}

/** What staff do with a website request: create the website with its data, or open it, or call. */
export function StartWebsite({ lead, hasCall, onCalled, onStarted }: StartWebsiteProps) {
  const [creating, setCreating] = useState(false);
  const { locale } = useAddress();
  const { http } = useAdmin();
  const { websiteId } = lead;
  // Its address can have changed since, and it can be deleted.
  const { data: website } = useSWR(
    websiteId === null ? null : (["lead-website", websiteId] as const),
    ([, id]) => getRealtor(http, id, { asOwner: true }).catch(() => null),
  );
  return (
    <div className={css.actions}>
      {website ? (
        <Button size="medium" href={localePath(`/${website.desiredUrl}/admin`, locale)}>
          <FormattedMessage id="inbox.openSite" />
        </Button>
      ) : (
        <Button size="medium" onClick={() => setCreating(true)}>
          <FormattedMessage id="inbox.makeSite" />
        </Button>
      )}
      {hasCall && <CallButtons sender={lead} onCalled={onCalled} />}
      <NewWebsiteDialog
        open={creating}
        onOpenChange={setCreating}
        prefill={websiteFromLead(lead)}
        onCreated={onStarted}
      />
    </div>
  );
}
