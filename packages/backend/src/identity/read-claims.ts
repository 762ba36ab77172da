import { decode, verify } from "hono/jwt";
import { z } from "zod";

import type { ProviderMetadata } from "./discover-provider.ts";
import type { ProviderSettings } from "./provider-settings.ts";

const claims = z.looseObject({
  sub: z.string().min(1),
  name: z.string().optional(),
  nickname: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
});

/** Claims of a provider's ID token. */
type Claims = z.infer<typeof claims>;

interface ProviderTokens {
  idToken?: string | undefined;
  accessToken?: string | undefined;
}

/**
 * Returns the claims of a provider's ID token; null if it is missing or invalid. LINE signs with
 * the channel secret, which is verified here. Better Auth has verified the other providers'
 * signatures against their published keys.
 */
export async function readClaims(
  { id, clientId, clientSecret, trustEmail = false }: ProviderSettings,
  { issuer, userinfo_endpoint }: ProviderMetadata,
  { idToken, accessToken }: ProviderTokens,
): Promise<(Claims & { emailVerified: boolean }) | null> {
  if (!idToken) return null;
  const payload: unknown =
    id === "line"
      ? await verify(idToken, clientSecret, { alg: "HS256", iss: issuer, aud: clientId }).catch(
          () => null,
        )
      : decode(idToken).payload;
  const idClaims = claims.safeParse(payload).data;
  if (!idClaims) return null;
  const withEmailVerified = (profile: Claims) => ({
    ...profile,
    emailVerified: profile.email_verified ?? trustEmail,
  });
  if (idClaims.email !== undefined && idClaims.email_verified !== undefined)
    return withEmailVerified(idClaims);
  // Kakao reports whether the address is verified only in its user info.
  const userInfo = accessToken ? await fetchUserInfo(userinfo_endpoint, accessToken) : null;
  const sameAddress = idClaims.email === undefined || userInfo?.email === idClaims.email;
  return withEmailVerified(
    userInfo?.sub === idClaims.sub && sameAddress ? { ...userInfo, ...idClaims } : idClaims,
  );
}

async function fetchUserInfo(url: string, accessToken: string): Promise<Claims | null> {
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(10_000),
    });
    return response.ok ? (claims.safeParse(await response.json()).data ?? null) : null;
  } catch {
    return null;
  }
}
