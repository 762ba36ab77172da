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

/** What a provider says about a person. */
type Claims = z.infer<typeof claims>;

/** The tokens that a provider gave for its code. */
interface ProviderTokens {
  idToken?: string | undefined;
  accessToken?: string | undefined;
}

/**
 * The person behind a provider's tokens; null where they prove nobody. LINE signs with its channel's
 * secret, which is checked here; the others with published keys, which Better Auth has checked.
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
  const proven = claims.safeParse(payload).data;
  if (!proven) return null;
  const known = (person: Claims) => ({
    ...person,
    emailVerified: person.email_verified ?? trustEmail,
  });
  if (proven.email !== undefined && proven.email_verified !== undefined) return known(proven);
  // Kakao says whether the address is verified only when asked again.
  const asked = accessToken ? await askUserInfo(userinfo_endpoint, accessToken) : null;
  const sameAddress = proven.email === undefined || asked?.email === proven.email;
  return known(asked?.sub === proven.sub && sameAddress ? { ...asked, ...proven } : proven);
}

async function askUserInfo(url: string, accessToken: string): Promise<Claims | null> {
  try {
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(10_000),
    });
    return answer.ok ? (claims.safeParse(await answer.json()).data ?? null) : null;
  } catch {
    return null;
  }
}
