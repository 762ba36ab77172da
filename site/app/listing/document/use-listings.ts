import { ApiError } from "@realtor/api/http";
import { type ListingEntry, listListings } from "@realtor/api/listing";
import useSWR, { type KeyedMutator } from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";

export interface ListingEntries {
  /** Undefined until they are loaded; null if another home service keeps the homes. */
  entries: readonly ListingEntry[] | null | undefined;
  error: unknown;
  mutate: KeyedMutator<readonly ListingEntry[] | null>;
}

/** The most that one call returns. */
const perPage = 100;

/** The homes of a website: those that were added, newest change first, and those that its license finds. */
export function useListingEntries(realtorId: string | undefined): ListingEntries {
  const { http } = useAdmin();
  const { data, error, mutate } = useSWR(
    realtorId === undefined ? null : (["listing-entries", realtorId] as const),
    async ([, id]): Promise<readonly ListingEntry[] | null> => {
      const entries: ListingEntry[] = [];
      try {
        for (let currentPage = 0; ; currentPage += 1) {
          const { page, totalCount } = await listListings(http, id, { currentPage, perPage });
          entries.push(...page);
          if (page.length === 0 || entries.length >= totalCount) break;
        }
      } catch (failure) {
        if (isUnknownRoute(failure)) return null;
        throw failure;
      }
      return entries.filter(({ deletedAt }) => deletedAt === undefined);
    },
    { shouldRetryOnError: false },
  );
  return { entries: data, error: data === undefined ? (error as unknown) : undefined, mutate };
}

/** A home service without documents does not know their address. */
function isUnknownRoute(error: unknown): boolean {
  return error instanceof ApiError && [404, 405, 501].includes(error.status);
}
