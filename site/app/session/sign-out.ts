import { createHttp } from "@realtor/api/http";
import { signOut } from "@realtor/api/loaning";
import { currentSession, clearSession } from "./session-store.ts";

/**
 * Signs out in every tab and revokes the token. An unreachable backend does not prevent the local
 * sign-out.
 */
export async function endSession(): Promise<void> {
  const token = currentSession()?.accessToken;
  clearSession();
  if (token === undefined) return;
  const http = createHttp({ baseUrl: "", getToken: () => token, timeoutMs: 10_000 });
  await signOut(http).catch(() => undefined);
}
