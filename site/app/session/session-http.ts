import { ApiError, createHttp, type Http } from "@realtor/api/http";
import type { PageAddress } from "#app/page.ts";
import { endExpiredSession } from "./leave-for-login.ts";
import { currentSession } from "./session-store.ts";

/**
 * Calls in the signed-in person's name, through this very site. A token that a backend answers with
 * 401 is forgotten and the person is asked to sign in again; what was typed waits for the return
 * (DECISIONS section 4). The call still fails with its ApiError.
 */
export function sessionHttp(address: PageAddress): Http {
  return httpInSession(() => endExpiredSession(address));
}

/** The same for a page that asks to sign in again by itself: `onExpired` hears of a refused token. */
export function httpInSession(onExpired: () => void): Http {
  const http = createHttp({
    baseUrl: "",
    getToken: () => currentSession()?.accessToken,
    timeoutMs: 20_000,
  });
  return async (path, call) => {
    const sent = call.skipToken ? undefined : currentSession()?.accessToken;
    try {
      return await http(path, call);
    } catch (error) {
      // A token that was replaced meanwhile is not the one that was refused.
      const refused = error instanceof ApiError && error.status === 401 && sent !== undefined;
      if (refused && currentSession()?.accessToken === sent) onExpired();
      throw error;
    }
  };
}
