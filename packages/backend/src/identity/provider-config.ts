import type { ProviderId } from "@realtor/api/loaning";
import type { GenericOAuthConfig } from "better-auth/plugins";
import type { Logger } from "pino";
import { z } from "zod";

import { isEncrypted } from "@realtor/server/encrypted-connection";

import { readIdToken } from "./id-token.ts";
import type { ProviderSettings } from "./provider-settings.ts";

/**
 * Discovers the configured providers. One that is unavailable is logged and left out; Better Auth's
 * own discovery has no time-out, and LINE's and Kakao's endpoints are needed here.
 */
export async function configureProviders(
  providers: readonly ProviderSettings[],
  siteUrl: string,
  log: Logger,
): Promise<GenericOAuthConfig[]> {
  const configs = await Promise.all(
    providers.map(async (settings) => {
      const metadata = await discoverProvider(settings.discoveryUrl);
      if (metadata) return [providerConfig(settings, metadata, siteUrl)];
      const { id, discoveryUrl } = settings;
      log.error(
        { provider: id, discoveryUrl },
        "sign-in provider is unavailable and disabled: check its discovery URL and restart",
      );
      return [];
    }),
  );
  return configs.flat();
}

/**
 * Configures a provider for Better Auth. The callback goes through the product's site. Signing in
 * never creates an account.
 */
function providerConfig(
  settings: ProviderSettings,
  metadata: ProviderMetadata,
  siteUrl: string,
): GenericOAuthConfig {
  const { id, clientId, clientSecret, discoveryUrl } = settings;
  return {
    providerId: id,
    clientId,
    clientSecret,
    scopes: scopes[id],
    pkce: true,
    disableSignUp: true,
    redirectURI: `${siteUrl}/api/auth/callback/${id}`,
    accountSubject: ({ profile }) => profile.sub ?? "",
    getUserInfo: (tokens) => readClaims(settings, metadata, tokens),
    mapProfileToUser: ({ name, nickname }) => ({
      name: name ?? (typeof nickname === "string" ? nickname : ""),
    }),
    ...(id === "line"
      ? { authorizationUrl: metadata.authorization_endpoint, tokenUrl: metadata.token_endpoint }
      : { discoveryUrl, requireIdTokenVerification: true }),
  };
}

const scopes: Record<ProviderId, string[]> = {
  kakao: ["openid", "account_email", "profile_nickname"],
  line: ["openid", "profile", "email"],
  google: ["openid", "profile", "email"],
};

const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url().refine(isEncrypted),
  userinfo_endpoint: z.url().refine(isEncrypted),
});

type ProviderMetadata = z.infer<typeof metadata>;

const timeoutMs = 5000;
const discoveryPath = "/.well-known/openid-configuration";

/**
 * Fetches a provider's OpenID configuration; undefined if it is unavailable or invalid. Its issuer must
 * be the address it was fetched from, so that it cannot name another provider.
 */
async function discoverProvider(discoveryUrl: string): Promise<ProviderMetadata | undefined> {
  try {
    const response = await fetch(discoveryUrl, { signal: AbortSignal.timeout(timeoutMs) });
    const found = response.ok ? metadata.safeParse(await response.json()).data : undefined;
    const address = found && found.issuer.replace(/\/$/, "") + discoveryPath;
    return address === discoveryUrl ? found : undefined;
  } catch {
    return undefined;
  }
}

const claims = z.looseObject({
  sub: z.string().min(1),
  name: z.string().optional(),
  nickname: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
});

type Claims = z.infer<typeof claims>;

interface ProviderTokens {
  idToken?: string | undefined;
  accessToken?: string | undefined;
}

/**
 * Returns the claims of a provider's ID token and user info; null if the token is missing or invalid.
 * LINE signs with the channel secret.
 */
async function readClaims(
  { id, clientId, clientSecret, trustEmail = false }: ProviderSettings,
  { issuer, userinfo_endpoint }: ProviderMetadata,
  { idToken, accessToken }: ProviderTokens,
): Promise<(Claims & { emailVerified: boolean }) | null> {
  if (!idToken) return null;
  const payload = await readIdToken(idToken, {
    issuer,
    clientId,
    clientSecret: id === "line" ? clientSecret : undefined,
  });
  const idClaims = claims.safeParse(payload).data;
  if (!idClaims) return null;
  const withEmailVerified = (profile: Claims) => ({
    ...profile,
    emailVerified: profile.email_verified ?? trustEmail,
  });
  if (idClaims.email !== undefined && idClaims.email_verified !== undefined)
    return withEmailVerified(idClaims);
  // Kakao reports whether the address is verified only in its user info.
  const userInfo = accessToken ? await fetchUserInfo(userinfo_endpoint, accessToken) : undefined;
  const sameAddress = idClaims.email === undefined || userInfo?.email === idClaims.email;
  return withEmailVerified(
    userInfo?.sub === idClaims.sub && sameAddress ? { ...userInfo, ...idClaims } : idClaims,
  );
}

async function fetchUserInfo(url: string, accessToken: string): Promise<Claims | undefined> {
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(10_000),
    });
    return response.ok ? claims.safeParse(await response.json()).data : undefined;
  } catch {
    return undefined;
  }
}
