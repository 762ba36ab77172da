import {
  countRealtors,
  findRealtors,
  type RealtorCounts,
  type RealtorProfile,
} from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { type HomepageContent, prepareHomepage } from "@realtor/ui/templates";
import { useMemo } from "react";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { toProfileInput } from "#app/data/profile-input.ts";
import { dateInState } from "#app/i18n/formats/date-in-state.ts";
import { useAddress } from "#app/page-root.tsx";
import { type ListQuery, perPage } from "./list-query.ts";

export interface RealtorList {
  /** Undefined until the first response; keeps the previous data while loading. */
  rows: readonly WebsiteRow[] | undefined;
  totalCount: number;
  counts: RealtorCounts | undefined;
  /** All homepages, without search and filter. */
  all: number | undefined;
  error: unknown;
  /** The rows belong to the previous query. */
  stale: boolean;
  refresh: () => Promise<void>;
}

/** The homepages of a query, with counts by state. */
export function useRealtorList(query: ListQuery): RealtorList {
  const { http } = useAdmin();
  const { locale } = useAddress();
  const list = useSWR(
    ["realtors", query] as const,
    ([, { q, state, sort, order, page }]) =>
      findRealtors(http, {
        ...(q && { q }),
        ...(state && { state }),
        sort,
        order,
        currentPage: page - 1,
        perPage,
      }),
    { keepPreviousData: true },
  );
  const counts = useSWR(
    ["realtor-counts", query.q] as const,
    ([, q]) => countRealtors(http, q ? { q } : {}),
    { keepPreviousData: true },
  );
  const all = useSWR(["realtor-counts", ""] as const, () => countRealtors(http, {}));
  const profiles = list.data?.page;
  const rows = useMemo(
    () => profiles?.map((profile) => websiteRow(profile, locale)),
    [profiles, locale],
  );
  return {
    rows,
    totalCount: list.data?.totalCount ?? 0,
    counts: counts.data,
    all: all.data?.all,
    error: list.error ?? counts.error,
    stale: list.isLoading && list.data !== undefined,
    async refresh() {
      await Promise.all([list.mutate(), counts.mutate(), all.mutate()]);
    },
  };
}

/** A row of the homepage list. */
export interface WebsiteRow extends Pick<
  HomepageContent,
  "name" | "portrait" | "regions" | "template"
> {
  id: string;
  desiredUrl: string;
  /** `#RRGGBB`, where one was chosen. */
  color: string | null;
  live: boolean;
  /** ISO 8601. */
  updatedAt: string;
}

/** Converts a profile to a row, in the page's language. */
function websiteRow(profile: RealtorProfile, locale: Locale): WebsiteRow {
  const today = dateInState(new Date(profile.updatedAt), "CA");
  const content = prepareHomepage(toProfileInput(profile), null, locale, { today });
  const { name, portrait, regions, template } = content;
  return {
    id: profile.id,
    desiredUrl: profile.desiredUrl,
    name: name.displayName.text === "" ? withFallbackName(profile.desiredUrl, name) : name,
    portrait,
    regions,
    template,
    color: profile.designMainColor?.toUpperCase() || null,
    live: profile.isMakeHomepage === "Y",
    updatedAt: profile.updatedAt,
  };
}

/** Uses the slug as the name of an agent without one. */
function withFallbackName(
  desiredUrl: string,
  name: HomepageContent["name"],
): HomepageContent["name"] {
  return { ...name, displayName: { text: desiredUrl, lang: "en" }, latinName: null };
}
