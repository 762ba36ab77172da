import { getSessionStorage } from "#app/data/browser-storage.ts";

const storageKey = "confirmAddressToken";

/**
 * The token of the link that was opened in this tab; null without one. Moves it from the URL to
 * sessionStorage, so that history, bookmarks and referrers do not contain it.
 */
export function captureLinkToken(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get("token");
  if (token) {
    getSessionStorage().setItem(storageKey, token);
    history.replaceState(null, "", location.pathname + location.search);
  }
  return getSessionStorage().getItem(storageKey);
}
