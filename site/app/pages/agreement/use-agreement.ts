import {
  acceptAgreement,
  type AgreementAcceptance,
  type AgreementItem,
  getCurrentAgreement,
} from "@realtor/api/loaning";
import useSWR from "swr";
import { useAddress } from "#app/page-root.tsx";
import { sameSitePath } from "#app/session/after-sign-in.ts";
import { sessionHttp } from "#app/session/session-http.ts";
import { useSession } from "#app/session/session-store.ts";

/** The user's acceptance state; `visitor` until the page is hydrated. */
export type AgreementState =
  | { kind: "visitor" }
  /** Signed in with an account that owns no website. */
  | { kind: "not-realtor" }
  /** The stored acceptance is being requested; the boxes can already be checked. */
  | { kind: "loading" }
  | { kind: "open" }
  /** `next` is the path of the editor, without language prefix. */
  | { kind: "accepted"; acceptance: AgreementAcceptance; next: string };

/**
 * Loads and stores a signed-in realtor's acceptance of this version. After acceptance the browser goes
 * to the same-site path in `?redirect=`, if there is one.
 */
export function useAgreement(version: string) {
  const address = useAddress();
  const session = useSession();
  const token = session?.accessToken;
  const role = session?.userInfo?.role;
  const canAccept = role === "realtor" || role === "admin";
  const {
    data,
    error: loadError,
    mutate,
  } = useSWR(
    token && canAccept ? ["agreement", version, token] : null,
    async () => {
      const current = await getCurrentAgreement(sessionHttp(address));
      return current.version === version ? current.acceptance : null;
    },
    // A failed request does not block the form: accepting again is idempotent.
    {
      shouldRetryOnError: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      onError: console.error,
    },
  );

  /** Rejects if the service refuses it. */
  async function accept(items: readonly AgreementItem[]): Promise<void | "leaving"> {
    const accepted = await acceptAgreement(sessionHttp(address), { version, items: [...items] });
    await mutate(accepted, { revalidate: false });
    const next = sameSitePath(new URLSearchParams(location.search).get("redirect"));
    if (!next) return undefined;
    location.assign(next);
    return "leaving";
  }

  return { state: getState(), accept };

  function getState(): AgreementState {
    if (!session) return { kind: "visitor" };
    if (!canAccept) return { kind: "not-realtor" };
    if (!data) return { kind: data === null || loadError !== undefined ? "open" : "loading" };
    const ownSlug = session.realtorInfo?.desiredUrl;
    return { kind: "accepted", acceptance: data, next: ownSlug ? `/${ownSlug}/admin` : "/admin" };
  }
}
