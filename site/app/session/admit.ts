import type { Session } from "./stored-session.ts";

/** Who is looking at a homepage (DECISIONS section 1). */
export type Who = "visitor" | "user" | "owner" | "admin";

/** The pages with rules of their own (DECISIONS section 4); every other page is open. */
export type GuardedPage = "homepage" | "process" | "probiz" | "other";

/** What the middleware decides. */
export type Admission = "allow" | "edit-bar" | "login";

/** Who somebody is to the homepage `desiredUrl`. A realtor is an owner of their own page only. */
export function whoIs(session: Session | null, desiredUrl: string | undefined): Who {
  if (session === null) return "visitor";
  if (session.userInfo?.role === "admin") return "admin";
  const own = session.realtorInfo?.desiredUrl.toLowerCase();
  return own !== undefined && own === desiredUrl?.toLowerCase() ? "owner" : "user";
}

/**
 * The auth middleware of `/{desiredUrl}` and the pages under it (DECISIONS section 4): a homepage
 * turns nobody away, and its owner may edit it; `process` and `probiz` need somebody signed in. What
 * the backend refuses stays refused, whatever this says.
 */
export function admit(who: Who, page: GuardedPage): Admission {
  if (page === "homepage") return who === "owner" || who === "admin" ? "edit-bar" : "allow";
  if (page === "process" || page === "probiz") return who === "visitor" ? "login" : "allow";
  return "allow";
}
