import { providerIds } from "@realtor/api/loaning";
import type { ProviderId } from "@realtor/api/loaning";
import { z } from "zod";

import { isEncrypted } from "@realtor/server/encrypted-connection";
import type { Values, Variables } from "@realtor/server/env";
import { StartError } from "@realtor/server/errors";

export interface ProviderSettings {
  id: ProviderId;
  clientId: string;
  clientSecret: string;
  /** URL of its OpenID configuration. */
  discoveryUrl: string;
  /** Whether an e-mail address without `email_verified` counts as verified; LINE never sends it. */
  trustEmail?: boolean;
}

const discoveryUrls: Record<ProviderId, string> = {
  kakao: "https://kauth.kakao.com/.well-known/openid-configuration",
  line: "https://access.line.me/.well-known/openid-configuration",
  google: "https://accounts.google.com/.well-known/openid-configuration",
};

type Prefix = Uppercase<ProviderId>;

const text = z.string().min(1).max(500).optional();
const id = [text, "the client id issued by the provider"] as const;
const secret = [text, "the client secret issued by the provider"] as const;
const discovery = [
  z
    .url({ protocol: /^https?$/ })
    .refine(isEncrypted)
    .optional(),
  "the https URL of the provider's OpenID configuration",
] as const;

export const providerVariables = {
  KAKAO_CLIENT_ID: id,
  KAKAO_CLIENT_SECRET: secret,
  KAKAO_DISCOVERY_URL: discovery,
  LINE_CLIENT_ID: id,
  LINE_CLIENT_SECRET: secret,
  LINE_DISCOVERY_URL: discovery,
  LINE_TRUST_EMAIL: [z.enum(["Y", "N"]).optional(), "Y or N"],
  GOOGLE_CLIENT_ID: id,
  GOOGLE_CLIENT_SECRET: secret,
  GOOGLE_DISCOVERY_URL: discovery,
} as const satisfies Variables;

/**
 * Returns the providers that have both client id and secret.
 * @throws {StartError} if only one of the two is set.
 */
export function readProviders(given: Values<typeof providerVariables>): ProviderSettings[] {
  return providerIds.flatMap((provider) => {
    // A provider's variables start with its id in upper case.
    const prefix = provider.toUpperCase() as Prefix;
    const clientId = given[`${prefix}_CLIENT_ID`];
    const clientSecret = given[`${prefix}_CLIENT_SECRET`];
    if (clientId === undefined && clientSecret === undefined) return [];
    if (clientId === undefined || clientSecret === undefined) {
      const name = `${prefix}_${clientId === undefined ? "CLIENT_ID" : "CLIENT_SECRET"}` as const;
      throw new StartError(
        `${name} is missing: set it to ${providerVariables[name][1]}, or unset both.`,
      );
    }
    const discoveryUrl = given[`${prefix}_DISCOVERY_URL`] ?? discoveryUrls[provider];
    const trustEmail = provider === "line" && given.LINE_TRUST_EMAIL === "Y";
    return [{ id: provider, clientId, clientSecret, discoveryUrl, trustEmail }];
  });
}
