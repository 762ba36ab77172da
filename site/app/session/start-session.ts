import { createHttp } from "@realtor/api/http";
import { listRealtors, type User } from "@realtor/api/loaning";
import { toRealtorInfo } from "./own-homepage.ts";
import { storeSession } from "./session-store.ts";
import type { RealtorInfo, RealtorLoginBy, Session } from "./stored-session.ts";

export interface SignInResult {
  token: string;
  user: User;
}

/** Stores a new session: all four keys, or none (docs/spec/roles.md#client-storage). */
export async function startSession(
  { token, user }: SignInResult,
  loginBy: Omit<RealtorLoginBy, "at">,
): Promise<Session> {
  const role = user.role ?? "user";
  const session: Session = {
    accessToken: token,
    userInfo: { id: user.id, name: user.name, email: user.email, role },
    realtorInfo: role === "realtor" ? await ownHomepage(token) : null,
    realtorLoginBy: { ...loginBy, at: new Date().toISOString() },
  };
  storeSession(session);
  return session;
}

/** The realtor's only homepage, or null before it is created. */
async function ownHomepage(token: string): Promise<RealtorInfo | null> {
  const http = createHttp({ baseUrl: "", getToken: () => token, timeoutMs: 20_000 });
  const [own] = await listRealtors(http);
  return own ? toRealtorInfo(own) : null;
}
