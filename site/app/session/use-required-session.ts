import { getSession } from "@realtor/api/loaning";
import { useEffect } from "react";
import type { PageAddress } from "#app/page.ts";
import { useAddress } from "#app/page-root.tsx";
import { admit, whoIs } from "./admit.ts";
import { endExpiredSession, leaveForLogin } from "./leave-for-login.ts";
import { sessionHttp } from "./session-http.ts";
import { currentSession } from "./session-store.ts";
import type { Session } from "./stored-session.ts";
import { restoreTyped } from "./typed-text.ts";
import { useSession } from "./use-session.ts";

/**
 * The session of a page that needs one; null while it is not known, and for a visitor, who is on the
 * way to sign in. What was typed before a session ended is typed in again.
 */
export function useRequiredSession(): Session | null {
  const address = useAddress();
  const session = useSession();
  const token = session?.accessToken;
  useEffect(() => {
    if (session === undefined) return;
    // `probiz` has the same rule.
    const decision = admit(whoIs(session, address.desiredUrl), "process");
    if (decision === "login") leaveForLogin(address, "needed");
  }, [session, address]);
  useEffect(() => {
    if (token === undefined) return undefined;
    void checkToken(address, token);
    return restoreTyped();
  }, [token, address]);
  return session ?? null;
}

/** The backend knows of sessions that ended elsewhere. One that does not answer changes nothing. */
async function checkToken(address: PageAddress, token: string): Promise<void> {
  const known = await getSession(sessionHttp(address)).catch(() => undefined);
  if (known === null && currentSession()?.accessToken === token) endExpiredSession(address);
}
