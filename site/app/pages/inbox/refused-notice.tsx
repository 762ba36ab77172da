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
import { defineMessages } from "#app/i18n/define-messages.ts";
import type { InboxTab } from "./entry.ts";
import * as css from "./inbox.css.ts";

const messages = defineMessages({
  leads: {
    id: "inbox.refused.leads",
    defaultMessage:
      "{n, plural, one {# website request was} other {# website requests were}} refused by the team chat.",
    description: "Warning above the website requests: the team chat refused {n} of them.",
  },
  contacts: {
    id: "inbox.refused.contacts",
    defaultMessage:
      "{n, plural, one {# contact request has} other {# contact requests have}} a notification that was refused.",
    description:
      "Warning above the contact requests: a mail server or another service refused a notification about {n} of them.",
  },
  queued: {
    id: "inbox.refused.queued",
    defaultMessage: "Sending {n, plural, one {# notification} other {# notifications}} again.",
    description: "Status after {n} refused notifications were queued again.",
  },
});

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
    toast({ text: formatMessage(messages.queued, { n: queued }) });
    await mutate(countKeys[tab]);
  }

  return (
    <ResendNotice resendAll={resendAll}>
      <p>
        <FormattedMessage {...messages[tab]} values={{ n: count }} />
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
            <FormattedMessage
              id="inbox.refused.again"
              defaultMessage="Send all again"
              description="Button that sends all refused notifications of the list again."
            />
          </Button>
        }
      >
        {children}
        {failure !== undefined && <p>{failure}</p>}
      </Banner>
    </div>
  );
}
