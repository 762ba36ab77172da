import { limits } from "@realtor/api/rules";
import { type MouseEvent, useMemo, useSyncExternalStore } from "react";

/** New values by key; an empty value removes the key. */
export type SearchParamChanges = Readonly<Record<string, string>>;

const changeEvent = "searchparamschange";

/** The URL's search params, which persist through reload, history navigation and a language switch. */
export function useSearchParams(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** The text of a search; empty without one. */
export function readSearchText(query: Pick<URLSearchParams, "get">): string {
  return (query.get("q") ?? "").trim().slice(0, limits.search);
}

/** Changes that remove these keys. */
export function clearedSearchParams(keys: readonly string[]): SearchParamChanges {
  return Object.fromEntries(keys.map((key) => [key, ""]));
}

/** Path and query of the current page with some search params changed. */
export function hrefWithParams(changes: SearchParamChanges): string {
  const query = new URLSearchParams(location.search);
  for (const [key, value] of Object.entries(changes)) {
    if (value === "") query.delete(key);
    else query.set(key, value);
  }
  return location.pathname + (query.size > 0 ? `?${query}` : "");
}

/**
 * Changes the search params without a navigation. `push` adds a history entry; otherwise the current one
 * is replaced.
 */
export function updateSearchParams(changes: SearchParamChanges, { push = false } = {}): void {
  const href = hrefWithParams(changes);
  if (href === location.pathname + location.search) return;
  if (push) history.pushState({ pushed: true }, "", href);
  else history.replaceState(history.state, "", href);
  dispatchEvent(new Event(changeEvent));
}

/** Goes back if the current history entry was pushed by this page; otherwise changes the search params. */
export function stepBack(changes: SearchParamChanges): void {
  const state: unknown = history.state;
  const pushed = typeof state === "object" && state !== null && "pushed" in state;
  if (pushed) history.back();
  else updateSearchParams(changes);
}

function subscribe(onChange: () => void): () => void {
  addEventListener("popstate", onChange);
  addEventListener(changeEvent, onChange);
  return () => {
    removeEventListener("popstate", onChange);
    removeEventListener(changeEvent, onChange);
  };
}

/** For links handled in the page: prevents navigation and returns true, unless a modifier key is pressed. */
export function interceptClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (isModified || event.button !== 0) return false;
  event.preventDefault();
  return true;
}
