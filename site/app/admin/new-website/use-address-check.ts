import { checkAddress } from "@realtor/api/loaning";
import { checkSlug, reservedSlugs, type RuleCode } from "@realtor/api/rules";
import useSWR from "swr";
import { useAdmin } from "../admin-context.ts";
import { useDebouncedValue } from "../use-debounced-value.ts";

/**
 * Why a homepage cannot have this address, asked once the typing pauses; null: it can. Undefined until
 * that is known, also for an address that is not one. Only creating decides.
 */
export function useAddressCheck(typed: string): RuleCode | null | undefined {
  const { http } = useAdmin();
  const address = typed.trim();
  const asked = useDebouncedValue(address, 300);
  const askable = asked !== "" && checkSlug(asked, reservedSlugs) === null;
  const { data } = useSWR(
    askable ? ["address", asked] : null,
    ([, wanted]: [string, string]) => checkAddress(http, wanted),
    { revalidateOnFocus: false },
  );
  return asked === address ? data?.code : undefined;
}
