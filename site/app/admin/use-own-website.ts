import { findRealtors, type RealtorProfile } from "@realtor/api/loaning";
import useSWR, { type SWRResponse } from "swr";
import { httpInSession } from "#app/session/session-http.ts";

/**
 * The website of the signed-in agent; null if there is none. An expired session is ignored here; the
 * screen's own requests handle it.
 */
export function useOwnWebsite(): SWRResponse<RealtorProfile | null, unknown> {
  return useSWR("own-website", async () => {
    const { page } = await findRealtors(httpInSession(), { currentPage: 0, perPage: 1 });
    return page[0] ?? null;
  });
}
