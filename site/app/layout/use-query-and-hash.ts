import { useSyncExternalStore } from "react";
import { useAddress } from "../page-root.tsx";

function subscribe(onChange: () => void): () => void {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/** Query and fragment of the URL; on the server and until hydration, the normalized query only. */
export function useQueryAndHash(): string {
  const { search } = useAddress();
  return useSyncExternalStore(
    subscribe,
    () => location.search + location.hash,
    () => search,
  );
}
