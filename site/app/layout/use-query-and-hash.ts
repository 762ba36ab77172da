import { useSyncExternalStore } from "react";
import { useAddress } from "../page-root.tsx";

function subscribe(onChange: () => void): () => void {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/** What stands behind the path in the address bar: the whole query and the fragment, once the browser knows them. */
export function useQueryAndHash(): string {
  const { search } = useAddress();
  return useSyncExternalStore(
    subscribe,
    () => location.search + location.hash,
    () => search,
  );
}
