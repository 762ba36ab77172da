import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { InboxCounts } from "#app/admin/use-inbox-counts.ts";
import { type InboxTab, inboxTabs } from "./entry.ts";

/** Message for screen readers when the unread counts grow; empty until then. */
export function useArrivalAnnouncement(counts: InboxCounts): string {
  const { formatMessage } = useIntl();
  const [announcement, setAnnouncement] = useState("");
  const previous = useRef<Partial<Record<InboxTab, number>>>({});
  const leads = counts.leads?.unread;
  const contacts = counts.contacts?.unread;

  useEffect(() => {
    const now = { leads, contacts };
    const arrived = inboxTabs.flatMap((tab) => {
      const [was, is] = [previous.current[tab], now[tab]];
      if (is === undefined) return [];
      previous.current[tab] = is;
      return was !== undefined && is > was
        ? [formatMessage({ id: `inbox.arrived.${tab}` }, { n: is - was })]
        : [];
    });
    if (arrived.length > 0) setAnnouncement(arrived.join(" "));
  }, [leads, contacts, formatMessage]);

  return announcement;
}
