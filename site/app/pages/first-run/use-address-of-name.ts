import { checkAddress } from "@realtor/api/loaning";
import { useEffect, useRef } from "react";
import { useAdmin } from "#app/admin/admin-context.ts";
import { slugFromName } from "#app/admin/new-website/new-website.ts";
import { useDebouncedValue } from "#app/admin/use-debounced-value.ts";
import { useDraftStore, useEditorState, useField } from "#app/profile-editor/draft/use-draft.ts";
import { isFromName } from "#app/admin/address/propose-addresses.ts";

/** ms without a key in the name before its address is proposed. */
const debounceMs = 600;

/** While the address is the one of the English name, it follows the name if the new one is free. */
export function useAddressOfName(): void {
  const { http } = useAdmin();
  const store = useDraftStore();
  const realtorId = useEditorState(({ stored }) => stored.id);
  const [name] = useField("nameEn");
  const settled = useDebouncedValue(name, debounceMs);
  const former = useRef(settled);
  useEffect(() => {
    const before = former.current;
    former.current = settled;
    const address = slugFromName(settled);
    const current = String(store.getDraft()["desiredUrl"]);
    if (address === "" || address === current || !isFromName(current, before)) return undefined;
    let isCurrent = true;
    const follow = async () => {
      const { code } = await checkAddress(http, address, { realtorId });
      if (isCurrent && code === null) store.change((draft) => ({ ...draft, desiredUrl: address }));
    };
    // Without an answer the address stays.
    follow().catch((error: unknown) => console.error(error));
    return () => {
      isCurrent = false;
    };
  }, [settled, http, realtorId, store]);
}
