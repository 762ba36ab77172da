import { createHash, randomBytes, randomUUID } from "node:crypto";

import type { Locale } from "@realtor/api/locales";
import { and, eq, like } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { verification } from "../db/schema.ts";
import { siteLinks } from "../notifications/site-links.ts";

/**
 * Prefixes of identifiers in Better Auth's `verifications` table: this module's and Better Auth's.
 */
const ownPrefix = "password:";
const betterAuthPrefix = "reset-password:";

/**
 * Makes Better Auth look tokens up by hash, so that read access to the database cannot set a
 * password. It also looks for the plain identifier, which never exists.
 */
export const passwordLinkStorage = {
  default: "plain" as const,
  overrides: {
    [betterAuthPrefix]: {
      hash: async (identifier: string) => toIdentifier(identifier.slice(betterAuthPrefix.length)),
    },
  },
};

/** Lifetime of a link in hours: an agent may be on vacation; a reset is expected at once. */
const lifetimeHours = { invite: 14 * 24, reset: 1 };

/** Purpose of a link; the query parameter of the sign-in page. */
export type PasswordLinkKind = keyof typeof lifetimeHours;

interface PasswordLink {
  url: string;
  expiresAt: Date;
}

/**
 * Creates a single-use link that sets an account's password on the product's site. The token is in the
 * fragment, which browsers do not send, so no server or log receives it.
 */
export async function createPasswordLink(
  tx: Db,
  kind: PasswordLinkKind,
  { userId, siteUrl, locale }: { userId: string; siteUrl: string; locale: Locale },
): Promise<PasswordLink> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + lifetimeHours[kind] * 60 * 60 * 1000);
  await tx
    .insert(verification)
    .values({ id: randomUUID(), identifier: toIdentifier(token), value: userId, expiresAt });
  return { url: `${siteLinks(siteUrl, locale).login}?${kind}=#token=${token}`, expiresAt };
}

/** Deletes all unused links of an account. */
export async function revokePasswordLinks(tx: Db, userId: string): Promise<void> {
  await tx
    .delete(verification)
    .where(and(eq(verification.value, userId), like(verification.identifier, `${ownPrefix}%`)));
}

function toIdentifier(token: string): string {
  return ownPrefix + createHash("sha256").update(token).digest("base64url");
}
