import type { GenericOAuthConfig } from "better-auth/plugins";

import type { ProviderMetadata } from "./discover-provider.ts";
import type { ProviderSettings } from "./provider-settings.ts";
import { readClaims } from "./read-claims.ts";

/**
 * Configures a provider for Better Auth. The callback goes through the product's site. Signing in
 * never creates an account.
 */
export function providerConfig(
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

const scopes: Record<ProviderSettings["id"], string[]> = {
  kakao: ["openid", "account_email", "profile_nickname"],
  line: ["openid", "profile", "email"],
  google: ["openid", "profile", "email"],
};
