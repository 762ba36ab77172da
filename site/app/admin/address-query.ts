import { useMemo, useSyncExternalStore } from "react";

/** New values by key; an empty one takes its key out of the address. */
export type QueryChanges = Readonly<Record<string, string>>;

const changed = "addressquery";

/** What the address bar asks for, which reload, back and a language switch keep. */
export function useAddressQuery(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** The address of this page with some of its query changed. */
export function queryHref(changes: QueryChanges): string {
  const query = new URLSearchParams(location.search);
  for (const [key, value] of Object.entries(changes)) {
    if (value === "") query.delete(key);
    else query.set(key, value);
  }
  return location.pathname + (query.size > 0 ? `?${query}` : "");
}

/**
 * Goes there without fetching the page again. `step` is a place to come back to; otherwise the one in
 * the history is replaced.
 */
export function changeQuery(changes: QueryChanges, { step = false } = {}): void {
  const href = queryHref(changes);
  if (href === location.pathname + location.search) return;
  if (step) history.pushState({ step: true }, "", href);
  else history.replaceState(history.state, "", href);
  dispatchEvent(new Event(changed));
}

/** Goes back to where the last step of this page began; without one, changes the query. */
export function stepBack(changes: QueryChanges): void {
  const state: unknown = history.state;
  const stepped = typeof state === "object" && state !== null && "step" in state;
  if (stepped) history.back();
  else changeQuery(changes);
}

function subscribe(onChange: () => void): () => void {
  addEventListener("popstate", onChange);
  addEventListener(changed, onChange);
  return () => {
    removeEventListener("popstate", onChange);
    removeEventListener(changed, onChange);
  };
}
