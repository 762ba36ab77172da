import { createHttp } from "@realtor/api/http";
import { listRealtors, type User } from "@realtor/api/loaning";
import { realtorInfoOf } from "./own-homepage.ts";
import { keepSession } from "./session-store.ts";
import type { RealtorInfo, RealtorLoginBy, Session } from "./stored-session.ts";

/** What signing in answers. */
export interface SignedIn {
  token: string;
  user: User;
}

/** Stores who signed in, and how: all four keys at once, or nothing (SPEC section 9). */
export async function beginSession(
  { token, user }: SignedIn,
  loginBy: Omit<RealtorLoginBy, "at">,
): Promise<Session> {
  const role = user.role ?? "user";
  const session: Session = {
    accessToken: token,
    userInfo: { id: user.id, name: user.name, email: user.email, role },
    realtorInfo: role === "realtor" ? await ownHomepage(token) : null,
    realtorLoginBy: { ...loginBy, at: new Date().toISOString() },
  };
  keepSession(session);
  return session;
}

/** The one homepage of a realtor; null before it is made. */
async function ownHomepage(token: string): Promise<RealtorInfo | null> {
  const http = createHttp({ baseUrl: "", getToken: () => token, timeoutMs: 20_000 });
  const [own] = await listRealtors(http);
  return own ? realtorInfoOf(own) : null;
}
