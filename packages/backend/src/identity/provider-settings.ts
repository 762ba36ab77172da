/** The companies with which people may sign in (DECISIONS section 4). */
export const providerIds = ["kakao", "line", "google"] as const;
export type ProviderId = (typeof providerIds)[number];

/** One of them, as the environment configures it. */
export interface ProviderSettings {
  id: ProviderId;
  clientId: string;
  clientSecret: string;
  /** Address of its OpenID configuration. */
  discoveryUrl: string;
  /** Whether an address counts as verified about which the provider says nothing, as LINE never does. */
  trustEmail?: boolean;
}

export const discoveryUrls: Record<ProviderId, string> = {
  kakao: "https://kauth.kakao.com/.well-known/openid-configuration",
  line: "https://access.line.me/.well-known/openid-configuration",
  google: "https://accounts.google.com/.well-known/openid-configuration",
};
