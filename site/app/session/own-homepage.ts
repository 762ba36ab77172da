import type { RealtorProfile } from "@realtor/api/loaning";
import { currentSession, keepSession } from "./session-store.ts";
import type { RealtorInfo } from "./stored-session.ts";

type Homepage = Pick<RealtorProfile, "id" | "desiredUrl" | "isMakeHomepage">;

/** What a session knows of its own homepage. */
export function realtorInfoOf({ id, desiredUrl, isMakeHomepage }: Homepage): RealtorInfo {
  return { id, desiredUrl, isMakeHomepage: isMakeHomepage === "Y" ? "Y" : "N" };
}

/** The own homepage was stored: its address, and whether it is public, may be new. Another's changes nothing. */
export function keepOwnHomepage(homepage: Homepage): void {
  const session = currentSession();
  if (session?.realtorInfo?.id !== homepage.id) return;
  keepSession({ ...session, realtorInfo: realtorInfoOf(homepage) });
}
