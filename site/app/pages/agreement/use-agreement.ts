import { ApiError } from "@realtor/api/http";
import {
  acceptAgreement,
  type AgreementAcceptance,
  type AgreementItem,
  getCurrentAgreement,
} from "@realtor/api/loaning";
import { useEffect, useState } from "react";
import { useAddress } from "#app/page-root.tsx";
import { sameSitePath } from "#app/session/same-site-path.ts";
import { sessionHttp } from "#app/session/session-http.ts";
import { useSession } from "#app/session/use-session.ts";

/** How somebody stands to the agreement. Until the page is awake everybody is a visitor. */
export type Standing =
  | { kind: "visitor" }
  /** Signed in, with an account that owns no homepage. */
  | { kind: "not-realtor" }
  /** Whether they accepted before is being asked: the boxes may still be ticked. */
  | { kind: "asking" }
  | { kind: "open" }
  /** `next` is the path of the editor, without language prefix. */
  | { kind: "accepted"; acceptance: AgreementAcceptance; next: string };

export type Failure = "failed" | "outdated";

/**
 * Reads and stores a signed-in realtor's acceptance of this version. A page that sent them here with
 * `?redirect=` is where they continue.
 */
export function useAgreement(version: string) {
  const address = useAddress();
  const session = useSession();
  const token = session?.accessToken;
  const role = session?.userInfo?.role;
  const mayAccept = role === "realtor" || role === "admin";
  const [acceptance, setAcceptance] = useState<AgreementAcceptance | null>(null);
  /** The session that an answer came for, or none will. */
  const [asked, setAsked] = useState<string>();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => {
    if (!token || !mayAccept) return undefined;
    let left = false;
    const look = async () => {
      const current = await getCurrentAgreement(sessionHttp(address));
      if (!left && current.version === version) setAcceptance(current.acceptance);
    };
    // Not knowing is no reason to refuse: accepting once more changes nothing.
    look()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        if (!left) setAsked(token);
      });
    return () => {
      left = true;
    };
  }, [token, mayAccept, version, address]);

  async function accept(items: readonly AgreementItem[]): Promise<void> {
    setSending(true);
    setFailure(null);
    try {
      setAcceptance(await acceptAgreement(sessionHttp(address), { version, items: [...items] }));
      const next = sameSitePath(new URLSearchParams(location.search).get("redirect"));
      if (next) location.assign(next);
    } catch (error) {
      console.error(error);
      const outdated = error instanceof ApiError && error.code === "agreement.outdated";
      setFailure(outdated ? "outdated" : "failed");
    } finally {
      setSending(false);
    }
  }

  return { standing: standing(), sending, failure, accept };

  function standing(): Standing {
    if (!session) return { kind: "visitor" };
    if (!mayAccept) return { kind: "not-realtor" };
    if (!acceptance) return { kind: asked === token ? "open" : "asking" };
    const own = session.realtorInfo?.desiredUrl;
    return { kind: "accepted", acceptance, next: own ? `/${own}/admin` : "/admin" };
  }
}
