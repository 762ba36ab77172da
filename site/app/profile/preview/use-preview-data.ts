import { values } from "@realtor/profile/values";
import {
  listAgentListings,
  type Listing,
  normalizeListings,
  type SearchType,
} from "@realtor/api/home";
import { findRealtorsByAddress } from "@realtor/api/loaning";
import { getMarket, type Market } from "@realtor/api/rules";
import type { ListingsInput } from "@realtor/ui/templates";
import { useMemo } from "react";
import useSWR from "swr";
import type { Locale } from "@realtor/api/locales";
import { useAdmin } from "#app/admin/admin-context.ts";
import { membersBySlug, type Team, teamSlugs } from "#app/data/load-team.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { useDeferredSelector } from "../draft/use-store.ts";

const noListings = { sale: [], rent: [], sold: [], rented: [] };

/** Listings for the license number in the draft; undefined while loading, null if the request fails. */
export function useListings(): ListingsInput | undefined {
  const licenseNumber = useDeferredSelector((draft) => values.license.get(draft).trim());
  const market = useDeferredSelector((draft) => getMarket(values.regions.get(draft)));
  const { http } = useAdmin();
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

const noMembers: Team = {};

/** Profiles of the members of team sections, by slug; agents that are not found are omitted. */
function useTeam(): Team {
  const { http } = useAdmin();
  // A string, so that the result is stable while other sections change; slugs contain no spaces.
  const slugList = useDeferredSelector((draft) =>
    teamSlugs({ additionalSections: [...values.extra.get(draft)] }).join(" "),
  );
  const slugs = slugList === "" ? [] : slugList.split(" ");
  const { data } = useSWR(
    slugs.length === 0 ? null : ["team", ...slugs],
    async ([, ...requested]: string[]) => {
      // A member that cannot be read must not fail the preview.
      const members = await findRealtorsByAddress(http, requested).catch(() => []);
      return membersBySlug(requested, members);
    },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  return data ?? noMembers;
}

/** What a preview needs besides the draft: listings and members, and addresses in a language. */
export function usePreviewContext(locale: Locale) {
  const { origin } = useAddress();
  const listings = useListings();
  const team = useTeam();
  return useMemo(
    () => ({ listings: listings ?? null, team, locale, origin, builder: localePath("/", locale) }),
    [listings, team, locale, origin],
  );
}
