import type { BetterAuthPlugin } from "better-auth";
import type { GenericOAuthConfig } from "better-auth/plugins";
import { decode, verify } from "hono/jwt";

interface ExpectedToken {
  issuer: string;
  clientId: string;
  /** Signs and verifies LINE's tokens; the others have published keys. */
  clientSecret: string | undefined;
}

/** Of published keys. The shared secret is only for HS256, so that a public key is never used as one. */
const publicKeyAlgorithms: readonly unknown[] = ["RS256", "ES256"];

/**
 * Returns the claims of an ID token that was issued to this client only and expires; null for any other
 * token. Verifies the signature where `clientSecret` is given; Better Auth has verified that of others
 * with the provider's published keys.
 */
export async function readIdToken(
  token: string,
  { issuer, clientId, clientSecret }: ExpectedToken,
): Promise<Record<string, unknown> | null> {
  try {
    const { header, payload } = decode(token);
    // Access tokens are `at+jwt`.
    if (header.typ !== undefined && header.typ !== "JWT") return null;
    if (payload["iss"] !== issuer || typeof payload.exp !== "number") return null;
    const audience = [payload["aud"]].flat();
    if (audience.length !== 1 || audience[0] !== clientId) return null;
    if (clientSecret === undefined)
      return publicKeyAlgorithms.includes(header.alg) ? payload : null;
    return await verify(token, clientSecret, "HS256");
  } catch {
    return null;
  }
}

/**
 * Binds the ID tokens of LINE to the request for them, as Better Auth does for providers with published
 * keys: the nonce in the token must be the one that was sent to the provider.
 */
export function bindNonce(providers: readonly GenericOAuthConfig[]): BetterAuthPlugin {
  const withoutKeys = providers.filter(({ discoveryUrl }) => discoveryUrl === undefined);
  return {
    id: "bind-nonce",
    init({ socialProviders }) {
      for (const provider of socialProviders) {
        if (!withoutKeys.some(({ providerId }) => providerId === provider.id)) continue;
        provider.requiresIdTokenNonce = true;
        provider.idToken = {
          verify: async (token, nonce) =>
            nonce !== undefined && decode(token).payload["nonce"] === nonce,
        };
      }
    },
  };
}
