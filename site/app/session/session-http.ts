import { ApiError, createHttp, type Http } from "@realtor/api/http";
import type { PageAddress } from "#app/page.ts";
import { endExpiredSession } from "./session-expiry.ts";
import { currentSession } from "./session-store.ts";

/**
 * HTTP client with the session's token, through this site's server. On a 401 the session ends, the page
 * draft is saved and the sign-in page opens; the call still rejects with its `ApiError`.
 */
export function sessionHttp(address: PageAddress): Http {
  return httpInSession(() => endExpiredSession(address));
}

/** As `sessionHttp`, for a page with its own sign-in dialog: a 401 only calls `onExpired`. */
export function httpInSession(onExpired?: () => void): Http {
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
      // Ignore a 401 for a token that was replaced meanwhile.
      const rejected = error instanceof ApiError && error.status === 401 && sent !== undefined;
      if (rejected && currentSession()?.accessToken === sent) onExpired?.();
      throw error;
    }
  };
}
