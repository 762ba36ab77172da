import { type Listing, listAgentListings, type SearchType, tidyListings } from "@realtor/api/home";
import { type Market, marketOf } from "@realtor/api/rules";
import type { ListingsInput } from "@realtor/ui/templates";
import { useMemo } from "react";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useBehind } from "../draft/use-draft.ts";
import { fields } from "../fields/editor-fields.ts";

const noListings = { sale: [], rent: [], sold: [], rented: [] };

/**
 * The homes that the services know under the licence in the draft; undefined while they are looked
 * for, null where the service gave no answer.
 */
export function useListings(): ListingsInput | undefined {
  const { http } = useAdmin();
  const licenseNumber = useBehind((draft) => fields.license.lens.get(draft).trim());
  const market = useBehind((draft) => marketOf(fields.regions.lens.get(draft)));
  const { data, error } = useSWR(
    licenseNumber === "" ? null : ["listings", licenseNumber, market],
    async ([, number, place]: [string, string, Market | ""]) => {
      const search = async (searchType: SearchType): Promise<Listing[]> =>
        tidyListings(
          await listAgentListings(http, { licenseNumber: number, market: place, searchType }),
        );
      const [sale, rent, sold, rented] = await Promise.all([
        search("sale"),
        search("rent"),
        search("sold"),
        search("rented"),
      ]);
      return {
        byType: { sale, rent, sold, rented },
        asOf: new Date().toISOString(),
        market: place,
      };
    },
    { keepPreviousData: true, revalidateOnFocus: false, dedupingInterval: 60_000 },
  );
  const none = useMemo(
    () => ({ byType: noListings, asOf: new Date(0).toISOString(), market }),
    [market],
  );
  if (licenseNumber === "") return none;
  return error ? null : data;
}
