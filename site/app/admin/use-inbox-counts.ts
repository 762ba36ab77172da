import { countLeads, type LeadCounts } from "@realtor/api/leads";
import { type ContactCounts, countContacts } from "@realtor/api/loaning";
import useSWR from "swr";
import { httpInSession } from "#app/session/session-http.ts";
import { useSession } from "#app/session/use-session.ts";

/** ms between two looks for new inquiries. */
export const inboxRefresh = 15_000;

/** How much is in the inbox, by tab; undefined until it is known, and for what a person may not see. */
export interface InboxCounts {
  leads: LeadCounts | undefined;
  contacts: ContactCounts | undefined;
}

/** Keys of these counts in the page's cache: `mutate` them after a change. */
export const countKeys = { leads: "lead-counts", contacts: "contact-counts" } as const;

// Also for a page that lies behind another: its title tells.
const options = { refreshInterval: inboxRefresh, refreshWhenHidden: true };

const doNothing = () => undefined;

/** Looked up anew as long as the page is open. The work itself asks to sign in again; a number does not. */
export function useInboxCounts(): InboxCounts {
  const session = useSession();
  const isStaff = session?.userInfo?.role === "admin";
  const leads = useSWR(
    isStaff ? countKeys.leads : null,
    () => countLeads(httpInSession(doNothing)),
    options,
  );
  const contacts = useSWR(
    session ? countKeys.contacts : null,
    () => countContacts(httpInSession(doNothing)),
    options,
  );
  return { leads: leads.data, contacts: contacts.data };
}
