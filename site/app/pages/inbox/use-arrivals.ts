import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { InboxCounts } from "#app/admin/use-inbox-counts.ts";
import { type InboxTab, inboxTabs } from "./mailbox.ts";

/** Says in words that something new came in, and calls back. Empty until something did. */
export function useArrivals(counts: InboxCounts, onArrival: () => void): string {
  const { formatMessage } = useIntl();
  const [said, setSaid] = useState("");
  const before = useRef<Partial<Record<InboxTab, number>>>({});
  const leads = counts.leads?.unread;
  const contacts = counts.contacts?.unread;
  const arrive = useRef(onArrival);
  useEffect(() => {
    arrive.current = onArrival;
  });

  useEffect(() => {
    const now = { leads, contacts };
    const news = inboxTabs.flatMap((tab) => {
      const [was, is] = [before.current[tab], now[tab]];
      if (is === undefined) return [];
      before.current[tab] = is;
      return was !== undefined && is > was
        ? [formatMessage({ id: `inbox.arrived.${tab}` }, { n: is - was })]
        : [];
    });
    if (news.length === 0) return;
    setSaid(news.join(" "));
    arrive.current();
  }, [leads, contacts, formatMessage]);

  return said;
}
