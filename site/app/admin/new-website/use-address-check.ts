import { checkAddress } from "@realtor/api/loaning";
import { checkSlug, reservedSlugs, type RuleCode } from "@realtor/api/rules";
import useSWR from "swr";
import { useAdmin } from "../admin-context.ts";
import { useDebouncedValue } from "../use-debounced-value.ts";

/**
 * Checks whether a slug is available, debounced: an error code, or null when it is free. Undefined until
 * known, and for an invalid slug. Advisory only: the slug is reserved on creation.
 */
export function useAddressCheck(typed: string): RuleCode | null | undefined {
  const { http } = useAdmin();
  const address = typed.trim();
  const debounced = useDebouncedValue(address, 300);
  const isValid = debounced !== "" && checkSlug(debounced, reservedSlugs) === null;
  const { data } = useSWR(
    isValid ? ["address", debounced] : null,
    ([, slug]: [string, string]) => checkAddress(http, slug),
    { revalidateOnFocus: false },
  );
  return debounced === address ? data?.code : undefined;
}
