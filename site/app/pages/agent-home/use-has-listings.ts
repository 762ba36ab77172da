import { listAgentListings, searchTypes } from "@realtor/api/home";
import type { RealtorProfile } from "@realtor/api/loaning";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { listingQuery } from "#app/data/agent-listings.ts";

/** Whether any listing was found for the license number; undefined until it is known. */
export function useHasListings(website: RealtorProfile): boolean | undefined {
  const { http } = useAdmin();
  const query = listingQuery(website);
  const { data } = useSWR(
    query && (["has-listings", query.licenseNumber, query.market] as const),
    async ([, licenseNumber, market]) => {
      const found = await Promise.all(
        searchTypes.map((searchType) =>
          listAgentListings(http, { licenseNumber, market, searchType }),
        ),
      );
      return found.some(({ length }) => length > 0);
    },
    { revalidateOnFocus: false },
  );
  return data;
}
