import { countLeads, type LeadCounts } from "@realtor/api/leads";
import { type ContactCounts, countContacts } from "@realtor/api/loaning";
import useSWR from "swr";
import { httpInSession } from "#app/session/session-http.ts";
import { useSession } from "#app/session/session-store.ts";

export const inboxRefreshMs = 15_000;

/** Counts by tab; undefined until loaded, and for a tab the user may not see. */
export interface InboxCounts {
  leads: LeadCounts | undefined;
  contacts: ContactCounts | undefined;
  /** Each was loaded, or failed. */
  settled: boolean;
}

/** SWR keys of the counts: `mutate` them after a change. */
export const countKeys = { leads: "lead-counts", contacts: "contact-counts" } as const;

// Also in a background tab, whose title shows the count.
const options = { refreshInterval: inboxRefreshMs, refreshWhenHidden: true };

/** Polls the inbox counts. An expired session is ignored here; the screen's own requests handle it. */
export function useInboxCounts(): InboxCounts {
  const session = useSession();
  const isStaff = session?.userInfo?.role === "admin";
  const leads = useSWR(
    isStaff ? countKeys.leads : null,
    () => countLeads(httpInSession()),
    options,
  );
  const contacts = useSWR(
    session ? countKeys.contacts : null,
    () => countContacts(httpInSession()),
    options,
  );
  const isPending = (one: { data?: unknown; error?: unknown }) =>
    one.data === undefined && one.error === undefined;
  const settled = session !== null && !isPending(contacts) && !(isStaff && isPending(leads));
  return { leads: leads.data, contacts: contacts.data, settled };
}

/** Number of unread requests, for staff including leads; 0 until loaded. */
export function useUnread(): number {
  const { leads, contacts } = useInboxCounts();
  return (leads?.unread ?? 0) + (contacts?.unread ?? 0);
}
