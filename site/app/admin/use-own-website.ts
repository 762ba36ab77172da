import { findRealtors, type RealtorProfile } from "@realtor/api/loaning";
import useSWR, { type SWRResponse } from "swr";
import { useAdmin } from "./admin-context.ts";

/** The website of the signed-in agent; null if there is none. */
export function useOwnWebsite(): SWRResponse<RealtorProfile | null, unknown> {
  const { http } = useAdmin();
  return useSWR("own-website", async () => {
    const { page } = await findRealtors(http, { currentPage: 0, perPage: 1 });
    return page[0] ?? null;
  });
}
