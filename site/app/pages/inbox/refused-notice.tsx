import { resendLeads } from "@realtor/api/leads";
import { resendAllNotifications } from "@realtor/api/loaning";
import { Banner } from "@realtor/ui/banner";
import { Button } from "@realtor/ui/button";
import { useToast } from "@realtor/ui/toast";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSWRConfig } from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useAction } from "#app/admin/use-action.ts";
import { countKeys } from "#app/admin/use-inbox-counts.ts";
import type { InboxTab } from "./entry.ts";
import * as css from "./inbox.css.ts";

interface RefusedNoticeProps {
  tab: InboxTab;
  /** Requests with a refused notification. */
  count: number;
}

/** The number of requests that were not passed on, and a button that sends all of them again. */
export function RefusedNotice({ tab, count }: RefusedNoticeProps) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const { mutate } = useSWRConfig();
  const toast = useToast();

  async function resendAll() {
    const queued = await (tab === "leads" ? resendLeads(http) : resendAllNotifications(http));
    toast({ text: formatMessage({ id: "inbox.refused.queued" }, { n: queued }) });
    await mutate(countKeys[tab]);
  }

  return (
    <ResendNotice resendAll={resendAll}>
      <p>
        <FormattedMessage id={`inbox.refused.${tab}`} values={{ n: count }} />
      </p>
    </ResendNotice>
  );
}

interface ResendNoticeProps {
  /** Sends everything again. */
  resendAll: () => Promise<unknown>;
  /** What was refused. */
  children: ReactNode;
}

/** A warning with a button that sends all of it again. */
export function ResendNotice({ resendAll, children }: ResendNoticeProps) {
  const { busy, failure, run } = useAction();
  return (
    <div className={css.notice}>
      <Banner
        severity="warning"
        action={
          <Button
            variant="outline"
            size="small"
            disabled={busy}
            onClick={() => void run(resendAll)}
          >
            <FormattedMessage id="inbox.refused.again" />
          </Button>
        }
      >
        {children}
        {failure !== undefined && <p>{failure}</p>}
      </Banner>
    </div>
  );
}
