import { listVersions, type RealtorVersion } from "@realtor/api/loaning";
import useSWRInfinite from "swr/infinite";
import { useAdmin } from "#app/admin/admin-context.ts";

const perPage = 50;

interface Versions {
  /** Newest first, the current state included; undefined until loaded. */
  shown: readonly RealtorVersion[] | undefined;
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  error: unknown;
  showEarlier: () => void;
  refresh: () => Promise<unknown>;
}

/** The versions of a website, page by page. */
export function useVersions(realtorId: string): Versions {
  const { http } = useAdmin();
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite(
    (index: number) => ["versions", realtorId, index] as const,
    ([, id, currentPage]) => listVersions(http, id, { currentPage, perPage }),
    { revalidateOnFocus: false, revalidateFirstPage: false },
  );
  const total = data?.[0]?.totalCount ?? 0;
  return {
    shown: data?.flatMap(({ page }) => page),
    hasEarlier: data !== undefined && data.length * perPage < total,
    isLoadingEarlier: isValidating && size > (data?.length ?? 0),
    error,
    showEarlier: () => void setSize(size + 1),
    refresh: () => mutate(),
  };
}

/** The name of a version in the address of the screen: its id, or `now`. */
export function getVersionKey({ id }: Pick<RealtorVersion, "id">): string {
  return id === null ? "now" : String(id);
}
