import { countFeeds } from "@realtor/api/loaning";
import useSWR from "swr";
import { httpInSession } from "#app/session/session-http.ts";
import { useSession } from "#app/session/session-store.ts";

/** SWR key of the count, which the list of markets keeps. */
export const waitingKey = "feed-counts";

/** Number of what waits for staff in the imports of listings; 0 until loaded, and for others. */
export function useWaitingCount(): number {
  const isStaff = useSession()?.userInfo?.role === "admin";
  const { data } = useSWR(isStaff ? waitingKey : null, () => countFeeds(httpInSession()));
  return data?.waiting ?? 0;
}
