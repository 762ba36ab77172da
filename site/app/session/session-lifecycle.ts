import { ApiError, createHttp, type Http } from "@realtor/api/http";
import {
  getSession,
  listRealtors,
  type RealtorProfile,
  signOut,
  type User,
} from "@realtor/api/loaning";
import {
  clearSession,
  currentSession,
  type RealtorInfo,
  type RealtorLoginBy,
  type Session,
  storeSession,
} from "./session-store.ts";

export interface SignInResult {
  token: string;
  user: User;
}

/** Stores a new session: all four keys, or none (docs/spec/roles.md#client-storage). */
export async function startSession(
  { token, user }: SignInResult,
  loginBy: Omit<RealtorLoginBy, "at">,
): Promise<Session> {
  const { id, name, email, deleteAt } = user;
  const role = deleteAt ? "user" : (user.role ?? "user");
  const session: Session = {
    accessToken: token,
    userInfo: { id, name, email, role, ...(deleteAt && { deleteAt }) },
    realtorInfo: role === "realtor" ? await ownWebsite(token) : null,
    realtorLoginBy: { ...loginBy, at: new Date().toISOString() },
  };
  storeSession(session);
  return session;
}

/** Stores the account and the website of the session again, after the account's rights have changed. */
export async function renewSession(http: Http): Promise<void> {
  const session = currentSession();
  const known = session && (await getSession(http));
  if (!known) return;
  const { accessToken: token, realtorLoginBy } = session;
  await startSession({ token, user: known.user }, realtorLoginBy ?? { provider: "password" });
}

/** The realtor's only website, or null before it is created. */
async function ownWebsite(token: string): Promise<RealtorInfo | null> {
  const http = createHttp({ baseUrl: "", getToken: () => token, timeoutMs: 20_000 });
  const [own] = await listRealtors(http);
  return own ? toRealtorInfo(own) : null;
}

type Website = Pick<RealtorProfile, "id" | "desiredUrl" | "isMakeHomepage" | "publishedAt">;

export function toRealtorInfo(website: Website): RealtorInfo {
  const { id, desiredUrl, isMakeHomepage, publishedAt } = website;
  return {
    id,
    desiredUrl,
    isMakeHomepage: isMakeHomepage === "Y" ? "Y" : "N",
    ...(publishedAt !== undefined && { publishedAt }),
  };
}

/** Updates slug and visibility of the session's own website after a save; ignores other websites. */
export function updateOwnWebsite(website: Website): void {
  const session = currentSession();
  if (session?.realtorInfo?.id !== website.id) return;
  storeSession({ ...session, realtorInfo: toRealtorInfo(website) });
}

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

export type SignInError = "failed" | "tooMany" | "closed" | "back.elsewhere" | "unreachable";

/** Classifies a failed sign-in. An unknown e-mail and a wrong password are not distinguished. */
export function signInErrorOf(error: unknown): SignInError {
  if (!(error instanceof ApiError)) return "unreachable";
  if (error.status === 429) return "tooMany";
  if (error.code === "auth.elsewhere") return "back.elsewhere";
  if (error.status === 403) return "closed";
  return error.status === 400 || error.status === 401 ? "failed" : "unreachable";
}
