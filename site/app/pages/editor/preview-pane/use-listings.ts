import {
  type Listing,
  listAgentListings,
  type SearchType,
  normalizeListings,
} from "@realtor/api/home";
import { type Market, getMarket } from "@realtor/api/rules";
import type { ListingsInput } from "@realtor/ui/templates";
import { useMemo } from "react";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useDeferredSelector } from "../draft/use-draft.ts";
import { fields } from "../fields/editor-fields.ts";

const noListings = { sale: [], rent: [], sold: [], rented: [] };

/**
 * Listings for the license number in the draft; undefined while loading, null if the request fails.
 */
export function useListings(): ListingsInput | undefined {
  const { http } = useAdmin();
  const licenseNumber = useDeferredSelector((draft) => fields.license.lens.get(draft).trim());
  const market = useDeferredSelector((draft) => getMarket(fields.regions.lens.get(draft)));
  const { data, error } = useSWR(
    licenseNumber === "" ? null : ["listings", licenseNumber, market],
    async ([, number, place]: [string, string, Market | ""]) => {
      const search = async (searchType: SearchType): Promise<Listing[]> =>
        normalizeListings(
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
  const emptyResult = useMemo(
    () => ({ byType: noListings, asOf: new Date(0).toISOString(), market }),
    [market],
  );
  if (licenseNumber === "") return emptyResult;
  return error ? null : data;
}
