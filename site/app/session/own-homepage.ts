import type { RealtorProfile } from "@realtor/api/loaning";
import { currentSession, storeSession } from "./session-store.ts";
import type { RealtorInfo } from "./stored-session.ts";

type Homepage = Pick<RealtorProfile, "id" | "desiredUrl" | "isMakeHomepage">;

export function toRealtorInfo({ id, desiredUrl, isMakeHomepage }: Homepage): RealtorInfo {
  return { id, desiredUrl, isMakeHomepage: isMakeHomepage === "Y" ? "Y" : "N" };
}

/** Updates slug and visibility of the session's own homepage after a save; ignores other homepages. */
export function updateOwnHomepage(homepage: Homepage): void {
  const session = currentSession();
  if (session?.realtorInfo?.id !== homepage.id) return;
  storeSession({ ...session, realtorInfo: toRealtorInfo(homepage) });
}
