import { getSession } from "@realtor/api/loaning";
import { useEffect } from "react";
import useSWR from "swr";
import { useAddress } from "#app/page-root.tsx";
import { authorize, viewerRole } from "./authorize.ts";
import { endExpiredSession, redirectToLogin, restorePageDraft } from "./session-expiry.ts";
import { sessionHttp } from "./session-http.ts";
import { currentSession, type Session, useSession } from "./session-store.ts";

/**
 * The session of a page that requires one; null while unknown, and for a visitor, who is redirected to
 * sign in. Ends a session that the backend no longer has. Restores the page draft that was saved when the session expired.
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
  // An unreachable backend changes nothing.
  useSWR(token === undefined ? null : ["session", token], () => getSession(sessionHttp(address)), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    onSuccess(known) {
      if (known === null && currentSession()?.accessToken === token) endExpiredSession(address);
    },
  });
  useEffect(() => (token === undefined ? undefined : restorePageDraft()), [token]);
  return session ?? null;
}
