import type { Session } from "./session-store.ts";

/** The viewer's role for one website (docs/spec/roles.md#roles). */
export type ViewerRole = "visitor" | "user" | "owner" | "admin";

/** Pages with access rules, `website` with those of its homes; `other` is public. */
export type GuardedPage = "homepage" | "process" | "probiz" | "other";

/** `edit-bar` is access with the owner's edit bar; `login` redirects to the sign-in page. */
export type Access = "allow" | "edit-bar" | "login";

/** The session's role for the website `desiredUrl`. A realtor owns only their own website. */
export function viewerRole(session: Session | null, desiredUrl: string | undefined): ViewerRole {
  if (session === null) return "visitor";
  if (session.userInfo?.role === "admin") return "admin";
  const ownSlug = session.realtorInfo?.desiredUrl.toLowerCase();
  return ownSlug !== undefined && ownSlug === desiredUrl?.toLowerCase() ? "owner" : "user";
}

/**
 * Access rules of `/{desiredUrl}` and the pages below it (docs/spec/routes.md#authentication-middleware).
 * They only control what the page shows; the backend enforces its own authorization.
 */
export function authorize(role: ViewerRole, page: GuardedPage): Access {
  if (page === "homepage") return role === "owner" || role === "admin" ? "edit-bar" : "allow";
  if (page === "process" || page === "probiz") return role === "visitor" ? "login" : "allow";
  return "allow";
}
