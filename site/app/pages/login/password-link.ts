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
  const token = query.get(kind);
  if (token) {
    sessionStorage.setItem(storageKey, token);
    replaceLink(query, kind);
  }
  return { kind, token: sessionStorage.getItem(storageKey) };
}

/** Removes a used or invalid link from the tab and the URL, which then is the sign-in page's. */
export function clearPasswordLink(): void {
  sessionStorage.removeItem(storageKey);
  replaceLink(new URLSearchParams(location.search), null);
}

function replaceLink(query: URLSearchParams, kind: PasswordLinkKind | null): void {
  for (const one of kinds) query.delete(one);
  if (kind) query.set(kind, "");
  const search = query.size > 0 ? `?${query}` : "";
  history.replaceState(null, "", location.pathname + search + location.hash);
}
