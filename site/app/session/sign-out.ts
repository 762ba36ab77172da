import { createHttp } from "@realtor/api/http";
import { signOut } from "@realtor/api/loaning";
import { currentSession, forgetSession } from "./session-store.ts";

/**
 * Signs out here and in every tab, and ends the token on the backend. One that does not answer keeps
 * nobody signed in here.
 */
export async function endSession(): Promise<void> {
  const token = currentSession()?.accessToken;
  forgetSession();
  if (token === undefined) return;
  const http = createHttp({ baseUrl: "", getToken: () => token, timeoutMs: 10_000 });
  await signOut(http).catch(() => undefined);
}
