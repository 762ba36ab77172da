import { getSession } from "@realtor/api/loaning";
import { useEffect } from "react";
import { useAddress } from "#app/page-root.tsx";
import type { PageAddress } from "#app/page.ts";
import { authorize, viewerRole } from "./authorize.ts";
import { endExpiredSession, redirectToLogin, restorePageDraft } from "./session-expiry.ts";
import { sessionHttp } from "./session-http.ts";
import { currentSession, type Session, useSession } from "./session-store.ts";

/**
 * The session of a page that requires one; null while unknown, and for a visitor, who is redirected to
 * sign in. Restores the page draft that was saved when the session expired.
 */
export function useRequiredSession(): Session | null {
  const address = useAddress();
  const session = useSession();
  const token = session?.accessToken;
  useEffect(() => {
    if (session === undefined) return;
    // `probiz` has the same rule.
    const decision = authorize(viewerRole(session, address.desiredUrl), "process");
    if (decision === "login") redirectToLogin(address, "needed");
  }, [session, address]);
  useEffect(() => {
    if (token === undefined) return undefined;
    void checkToken(address, token);
    return restorePageDraft();
  }, [token, address]);
  return session ?? null;
}

/** Ends a session that the backend no longer has. An unreachable backend changes nothing. */
async function checkToken(address: PageAddress, token: string): Promise<void> {
  const known = await getSession(sessionHttp(address)).catch(() => undefined);
  if (known === null && currentSession()?.accessToken === token) endExpiredSession(address);
}
