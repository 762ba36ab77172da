import { type ContactRequest, listContacts, type RealtorProfile } from "@realtor/api/loaning";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { inboxRefreshMs } from "#app/admin/use-inbox-counts.ts";
import { useOwnWebsite } from "#app/admin/use-own-website.ts";

export interface AgentHomeData {
  /** The agent's website; null if there is none, undefined until loaded. */
  website: RealtorProfile | null | undefined;
  /** The newest requests without an answer, at most three, and the number of all; undefined until loaded. */
  requests: { newest: readonly ContactRequest[]; count: number } | undefined;
  error: unknown;
  refresh: () => void;
}

const shownRequests = 3;

/** The signed-in agent's website and requests. */
export function useAgentHome(): AgentHomeData {
  const { http } = useAdmin();
  const website = useOwnWebsite();
  const requests = useSWR(
    "new-requests",
    async () => {
      const query = { state: "new", currentPage: 0, perPage: shownRequests } as const;
      const { page, totalCount } = await listContacts(http, query);
      return { newest: page, count: totalCount };
    },
    { refreshInterval: inboxRefreshMs },
  );
  return {
    website: website.data,
    requests: requests.data,
    error: website.error ?? requests.error,
    refresh() {
      void website.mutate();
      void requests.mutate();
    },
  };
}
