const kinds = ["invite", "reset"] as const;

/** What a link that sets a password is for: taking over an account, or a forgotten password. */
export type PasswordLinkKind = (typeof kinds)[number];

/** The link with which somebody came. */
export interface PasswordLink {
  kind: PasswordLinkKind;
  /** Sets one account's password, once; null where this tab does not know it any more. */
  token: string | null;
}

const storageKey = "passwordLink";

/**
 * Takes a link's token out of the address bar: from then on neither history, bookmarks nor referrers
 * hold it. The address still says what the link is for and this tab keeps the token, so that a reload
 * and another language lead to the same form. Null without a link.
 */
export function takePasswordLink(): PasswordLink | null {
  const query = new URLSearchParams(location.search);
  const kind = kinds.find((one) => query.has(one));
  if (kind === undefined) return null;
  const arrived = query.get(kind);
  if (arrived) {
    sessionStorage.setItem(storageKey, arrived);
    showLink(query, kind);
  }
  return { kind, token: sessionStorage.getItem(storageKey) };
}

/** Forgets a link that was used, or is worth nothing: what the address shows next is the sign-in. */
export function forgetPasswordLink(): void {
  sessionStorage.removeItem(storageKey);
  showLink(new URLSearchParams(location.search), null);
}

function showLink(query: URLSearchParams, kind: PasswordLinkKind | null): void {
  for (const one of kinds) query.delete(one);
  if (kind) query.set(kind, "");
  const search = query.size > 0 ? `?${query}` : "";
  history.replaceState(null, "", location.pathname + search + location.hash);
}
