import { createHash, randomBytes, randomUUID } from "node:crypto";

import { defaultLocale } from "@realtor/api/locales";
import type { Locale } from "@realtor/api/locales";
import { and, eq, like } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { verification } from "../db/schema.ts";

/** What of Better Auth's `verifications` are links to set a password; its own calls begin with `theirs`. */
const ours = "password:";
const theirs = "reset-password:";

/**
 * How Better Auth finds our tokens: by their hash, so that nobody who reads the database can set a
 * password. It looks for the plain identifier, too, which begins otherwise and so is never there.
 */
export const passwordLinkStorage = {
  default: "plain" as const,
  overrides: {
    [theirs]: { hash: async (identifier: string) => identifierOf(identifier.slice(theirs.length)) },
  },
};

/** How long a link lives: an agent may be on holiday; whoever forgot their password is waiting for it. */
const lifetimeHours = { invite: 14 * 24, reset: 1 };

/** What a link is for, as its address says it to the sign-in page. */
export type PasswordLinkKind = keyof typeof lifetimeHours;

interface PasswordLink {
  url: string;
  expiresAt: Date;
}

/** Makes a link with which an account sets its password, once, on the product's site. */
export async function makePasswordLink(
  tx: Db,
  kind: PasswordLinkKind,
  { userId, siteUrl, locale }: { userId: string; siteUrl: string; locale: Locale },
): Promise<PasswordLink> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + lifetimeHours[kind] * 60 * 60 * 1000);
  await tx
    .insert(verification)
    .values({ id: randomUUID(), identifier: identifierOf(token), value: userId, expiresAt });
  const prefix = locale === defaultLocale ? "" : `/${locale}`;
  return { url: `${siteUrl}${prefix}/login?${kind}=${token}`, expiresAt };
}

/** Ends every link of an account that was not used yet. */
export async function endPasswordLinks(tx: Db, userId: string): Promise<void> {
  await tx
    .delete(verification)
    .where(and(eq(verification.value, userId), like(verification.identifier, `${ours}%`)));
}

function identifierOf(token: string): string {
  return ours + createHash("sha256").update(token).digest("base64url");
}
