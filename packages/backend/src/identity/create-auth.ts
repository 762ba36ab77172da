import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth";
import { admin, bearer, genericOAuth, oneTimeToken } from "better-auth/plugins";
import type { GenericOAuthConfig } from "better-auth/plugins";
import { adminAc, userAc } from "better-auth/plugins/admin/access";

import type { Db } from "../db/open-db.ts";
import * as schema from "../db/schema.ts";
import { endPasswordLinks, passwordLinkStorage } from "./password-link.ts";

/** Accounts, sessions and passwords: Better Auth over our tables. */
export type Auth = ReturnType<typeof createAuth>;

export interface AuthOptions {
  db: Db;
  secret: string;
  publicUrl: string;
  siteUrl: string;
  providers: GenericOAuthConfig[];
}

/** A provider's tokens are for the sign-in alone: we keep who it was, and no key to their account. */
const withoutTokens = async () => ({
  data: { accessToken: null, refreshToken: null, idToken: null },
});

/**
 * E-mail and password, providers, bearer tokens and the three roles of DECISIONS section 1. Accounts
 * are made by an admin (`POST /api/auth/admin/create-user`), so nobody signs up alone.
 */
export function createAuth({ db, secret, publicUrl, siteUrl, providers }: AuthOptions) {
  return betterAuth({
    baseURL: publicUrl,
    basePath: "/api/auth",
    secret,
    database: drizzleAdapter(db, { provider: "pg", schema, transaction: true }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 10,
      // Whoever knew the old password is signed out, and no other link sets another one.
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => endPasswordLinks(db, user.id),
    },
    verification: { storeIdentifier: passwordLinkStorage },
    session: { expiresIn: 60 * 60 * 24 * 30, updateAge: 60 * 60 * 24 },
    account: {
      updateAccountOnSignIn: false,
      // The site keeps the state with the browser that began, and compares it (`/login/redirect`).
      skipStateCookieCheck: true,
      accountLinking: {
        enabled: true,
        // The provider has to have verified the address; that it is this person's an admin has said.
        requireLocalEmailVerified: false,
      },
    },
    databaseHooks: {
      account: { create: { before: withoutTokens }, update: { before: withoutTokens } },
    },
    // A provider's answer that cannot be told whose it is.
    onAPIError: { errorURL: `${siteUrl}/login/redirect` },
    // Only our own way to a provider checks where it leads back to (provider-routes.ts).
    disabledPaths: ["/sign-in/social", "/link-social", "/one-time-token/generate"],
    plugins: [
      bearer(),
      admin({ roles: { user: userAc, realtor: userAc, admin: adminAc }, defaultRole: "user" }),
      genericOAuth({ config: providers }),
      oneTimeToken({ expiresIn: 2, storeToken: "hashed", disableSetSessionCookie: false }),
    ],
    // Ours counts by address, over all processes.
    rateLimit: { enabled: false },
    // Tokens travel in a header only, so no other site can send one along.
    advanced: { disableCSRFCheck: true, ipAddress: { disableIpTracking: true } },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}
