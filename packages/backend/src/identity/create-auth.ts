import type { LogSecurityEvent } from "@realtor/server/security-log";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
// Without the query builder Kysely and the other plugins, which take 12 MB.
import { betterAuth } from "better-auth/minimal";
import { admin } from "better-auth/plugins/admin";
import { adminAc, userAc } from "better-auth/plugins/admin/access";
import { bearer } from "better-auth/plugins/bearer";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import type { GenericOAuthConfig } from "better-auth/plugins/generic-oauth";
import { oneTimeToken } from "better-auth/plugins/one-time-token";
import { twoFactor } from "better-auth/plugins/two-factor";

import type { Db } from "../db/open-db.ts";
import * as schema from "../db/schema.ts";
import {
  changeAtomically,
  hashSessionTokens,
  limitSessions,
  sessionLifetime,
  wrapAdapter,
} from "./auth-adapter.ts";
import { createBackupCodes } from "./backup-codes.ts";
import { challengeSeconds, endChallenges } from "./open-challenges.ts";
import { bindNonce } from "./id-token.ts";
import type { PasswordHashing } from "./password-hash.ts";
import { maxPasswordLength, minPasswordLength } from "./password-strength.ts";
import { revokePasswordLinks, passwordLinkStorage } from "./password-link.ts";

export type Auth = ReturnType<typeof createAuth>;

export interface AuthOptions {
  db: Db;
  secret: string;
  publicUrl: string;
  siteUrl: string;
  providers: GenericOAuthConfig[];
  passwords: PasswordHashing;
  logSecurityEvent: LogSecurityEvent;
}

/** A provider's tokens are only needed during sign-in and are not stored. */
const withoutTokens = async () => ({
  data: { accessToken: null, refreshToken: null, idToken: null },
});

/**
 * E-mail and password, providers, bearer tokens and the three roles (`docs/spec/roles.md#roles`).
 * Sign-up is disabled: admins create accounts (`POST /api/auth/admin/create-user`).
 */
export function createAuth(options: AuthOptions) {
  const { db, secret, publicUrl, siteUrl, providers, passwords, logSecurityEvent } = options;
  const adapter = wrapAdapter(
    drizzleAdapter(db, { provider: "pg", schema, transaction: true }),
    changeAtomically,
  );
  return betterAuth({
    baseURL: publicUrl,
    basePath: "/api/auth",
    secret,
    database: wrapAdapter(wrapAdapter(adapter, hashSessionTokens), limitSessions),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength,
      maxPasswordLength,
      password: { hash: passwords.hash, verify: passwords.verify },
      // A reset ends all sessions and revokes the other links.
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => {
        await revokePasswordLinks(db, user.id);
        await endChallenges(db, user.id);
        logSecurityEvent({ event: "password-change", account: user.id, with: "link" });
      },
    },
    verification: { storeIdentifier: passwordLinkStorage },
    session: { expiresIn: sessionLifetime.idle, updateAge: sessionLifetime.updateAge },
    account: {
      updateAccountOnSignIn: false,
      // The site stores the state in the browser that started and compares it (`/login/redirect`).
      skipStateCookieCheck: true,
      accountLinking: {
        enabled: true,
        // The provider must have verified the address; an admin entered the local one.
        requireLocalEmailVerified: false,
      },
    },
    // With each session and sign-in, so that the site can say it.
    user: { additionalFields: { deleteAt: { type: "date", required: false, input: false } } },
    databaseHooks: {
      account: { create: { before: withoutTokens }, update: { before: withoutTokens } },
      user: {
        create: {
          after: async ({ id, ...created }, context) =>
            logSecurityEvent({
              event: "role-change",
              account: id,
              role: String("role" in created ? created["role"] : "user"),
              by: context?.context.session?.user.id,
            }),
        },
      },
      session: {
        delete: {
          after: async ({ id, userId }) =>
            logSecurityEvent({ event: "session-end", account: userId, session: id }),
        },
      },
    },
    // Used if a callback cannot be matched to a sign-in.
    onAPIError: { errorURL: `${siteUrl}/login/redirect` },
    // Only provider-routes.ts checks the return URL.
    disabledPaths: ["/sign-in/social", "/link-social", "/one-time-token/generate"],
    plugins: [
      // Otherwise a token without its signature would outlive `AUTH_SECRET`.
      bearer({ requireSignature: true }),
      admin({ roles: { user: userAc, realtor: userAc, admin: adminAc }, defaultRole: "user" }),
      genericOAuth({ config: providers }),
      bindNonce(providers),
      // Wrong codes are limited by `createCodeAttempts`, and a code is accepted once by `claimCode`.
      twoFactor({
        issuer: "Built for Realtors",
        twoFactorCookieMaxAge: challengeSeconds,
        accountLockout: { enabled: false },
        backupCodeOptions: { customBackupCodesGenerate: createBackupCodes },
      }),
      oneTimeToken({ expiresIn: 2, storeToken: "hashed", disableSetSessionCookie: false }),
    ],
    // `limitRate` counts by client address across processes.
    rateLimit: { enabled: false },
    // Tokens are sent in a header only, so CSRF is not possible.
    advanced: { disableCSRFCheck: true, ipAddress: { disableIpTracking: true } },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}
