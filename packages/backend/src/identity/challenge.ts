import { z } from "zod";

import type { Auth } from "./create-auth.ts";

const unfinished = z.object({ twoFactorRedirect: z.literal(true) });

/** Name of the cookie in which Better Auth sends and expects a challenge. */
async function challengeCookie(auth: Auth): Promise<string> {
  const { createAuthCookie } = await auth.$context;
  return createAuthCookie("two_factor").name;
}

/**
 * The signed challenge of Better Auth's response to a right password, if the account has a second factor;
 * else undefined. Clients receive it in the body, since no cookies are used.
 */
export async function takeChallenge(auth: Auth, response: Response): Promise<string | undefined> {
  if (response.status !== 200) return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (!unfinished.safeParse(body).success) return undefined;
  const start = `${await challengeCookie(auth)}=`;
  const cookie = response.headers.getSetCookie().find((header) => header.startsWith(start));
  const [value = ""] = cookie?.slice(start.length).split(";") ?? [];
  return decodeURIComponent(value);
}

/** The `Cookie` header with a challenge. */
export async function challengeHeader(auth: Auth, challenge: string): Promise<string> {
  return `${await challengeCookie(auth)}=${encodeURIComponent(challenge)}`;
}

/** The account of an open challenge; undefined if it has ended. Better Auth verifies the signature. */
export async function findChallenged(auth: Auth, challenge: string): Promise<string | undefined> {
  const [identifier] = challenge.split(".");
  if (!identifier || !/^2fa-[\w-]+$/.test(identifier)) return undefined;
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(identifier);
  return found && found.expiresAt > new Date() ? found.value : undefined;
}
