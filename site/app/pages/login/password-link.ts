import { useState, useSyncExternalStore } from "react";
import { getSessionStorage } from "#app/data/browser-storage.ts";

const kinds = ["invite", "reset"] as const;

/** `invite`: first password of a new account. `reset`: forgotten password. */
export type PasswordLinkKind = (typeof kinds)[number];

export interface PasswordLink {
  kind: PasswordLinkKind;
  /** One-time token; null when this tab has none. */
  token: string | null;
}

const storageKey = "passwordLink";

/**
 * Moves a link's token from the URL to sessionStorage, so that history, bookmarks and referrers do not
 * contain it. The URL keeps the kind of link, so a reload or a language change shows the same form.
 * Returns null without a link.
 */
export function capturePasswordLink(): PasswordLink | null {
  const query = new URLSearchParams(location.search);
  const kind = kinds.find((one) => query.has(one));
  if (kind === undefined) return null;
  // Links of an earlier version have the token in the query.
  const token = readFragment().get("token") ?? query.get(kind);
  if (token) {
    getSessionStorage().setItem(storageKey, token);
    replaceLink(query, kind);
  }
  return { kind, token: getSessionStorage().getItem(storageKey) };
}

/** Whether the URL is that of a link. */
export function hasPasswordLink(): boolean {
  const query = new URLSearchParams(location.search);
  return kinds.some((kind) => query.has(kind));
}

/** Removes a used or invalid link from the tab and the URL, which then is the sign-in page's. */
export function clearPasswordLink(): void {
  getSessionStorage().removeItem(storageKey);
  replaceLink(new URLSearchParams(location.search), null);
}

function replaceLink(query: URLSearchParams, kind: PasswordLinkKind | null): void {
  for (const one of kinds) query.delete(one);
  if (kind) query.set(kind, "");
  const search = query.size > 0 ? `?${query}` : "";
  const hash = readFragment().has("token") ? "" : location.hash;
  history.replaceState(null, "", location.pathname + search + hash);
}

function readFragment(): URLSearchParams {
  return new URLSearchParams(location.hash.slice(1));
}

/**
 * The password link in the URL, also after it was used; null without one and on the server, whose HTML
 * is the same for every user. Hydration removes the token from the URL.
 */
export function usePasswordLink(): PasswordLink | null {
  const [{ subscribe, read }] = useState(createLinkStore);
  return useSyncExternalStore(subscribe, read, () => null);
}

function createLinkStore() {
  let link: PasswordLink | null = null;
  return {
    subscribe: (onChange: () => void) => {
      link ??= capturePasswordLink();
      onChange();
      // Another link that is opened in this tab may change the fragment only.
      const onHash = () => {
        if (!readFragment().has("token")) return;
        link = capturePasswordLink();
        onChange();
      };
      addEventListener("hashchange", onHash);
      return () => removeEventListener("hashchange", onHash);
    },
    read: () => link,
  };
}
