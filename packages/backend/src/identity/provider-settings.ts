export const providerIds = ["kakao", "line", "google"] as const;
export type ProviderId = (typeof providerIds)[number];

/** Configuration of a sign-in provider. */
export interface ProviderSettings {
  id: ProviderId;
  clientId: string;
  clientSecret: string;
  /** URL of its OpenID configuration. */
  discoveryUrl: string;
  /** Whether an e-mail address without `email_verified` counts as verified; LINE never sends it. */
  trustEmail?: boolean;
}

export const discoveryUrls: Record<ProviderId, string> = {
  kakao: "https://kauth.kakao.com/.well-known/openid-configuration",
  line: "https://access.line.me/.well-known/openid-configuration",
  google: "https://accounts.google.com/.well-known/openid-configuration",
};
