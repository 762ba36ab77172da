import { createHash, randomBytes, randomUUID } from "node:crypto";

import type { Locale } from "@realtor/api/locales";
import { and, eq, gt, inArray, like, ne } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { verification } from "../db/schema.ts";
import { siteLinks } from "../mail/site-links.ts";

/**
 * Prefixes of identifiers in Better Auth's `verifications` table: this module's and Better Auth's.
 */
const ownPrefix = "password:";
const betterAuthPrefix = "reset-password:";
/** Records that an invitation was made: the link itself is deleted when it is used. */
const invitedPrefix = "invited:";

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

/** How long an ended invitation can be replaced by its holder, in hours. */
const invitedHours = 180 * 24;

/** Purpose of a link; the query parameter of the sign-in page. */
export type PasswordLinkKind = keyof typeof lifetimeHours;

interface PasswordLink {
  url: string;
  token: string;
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
  const expiresAt = inHours(lifetimeHours[kind]);
  await insert(tx, ownPrefix, { token, userId, expiresAt });
  if (kind === "invite")
    await insert(tx, invitedPrefix, { token, userId, expiresAt: inHours(invitedHours) });
  return { url: passwordLinkUrl(kind, token, { siteUrl, locale }), token, expiresAt };
}

export function passwordLinkUrl(
  kind: PasswordLinkKind,
  token: string,
  { siteUrl, locale }: { siteUrl: string; locale: Locale },
): string {
  return `${siteLinks(siteUrl, locale).login}?${kind}=#token=${token}`;
}

/** Deletes all unused links of an account, except the one with the token `kept`. */
export async function revokePasswordLinks(tx: Db, userId: string, kept?: string): Promise<void> {
  await tx
    .delete(verification)
    .where(
      and(
        eq(verification.value, userId),
        like(verification.identifier, `${ownPrefix}%`),
        kept === undefined ? undefined : ne(verification.identifier, toIdentifier(kept)),
      ),
    );
}

/** Deletes all unused reset links of an account, except the one with the token `kept`. */
export async function revokeResetLinks(tx: Db, userId: string, kept: string): Promise<void> {
  const rows = await tx.select().from(verification).where(eq(verification.value, userId));
  const invitations = new Set(pickInvitations(rows).map(({ identifier }) => identifier));
  const ended = rows
    .map(({ identifier }) => identifier)
    .filter((id) => id.startsWith(ownPrefix) && !invitations.has(id) && id !== toIdentifier(kept));
  await tx.delete(verification).where(inArray(verification.identifier, ended));
}

/** Finds the account of a link that was not used, revoked or expired. */
export async function findOpenLink(
  db: Db,
  token: string,
): Promise<{ userId: string; expiresAt: Date } | undefined> {
  return find(db, toIdentifier(token));
}

/** Finds the account that a link invited, also after the link has ended. */
export async function findInvited(db: Db, token: string): Promise<string | undefined> {
  return (await find(db, toIdentifier(token, invitedPrefix)))?.userId;
}

/** Until when the last open invitation of an account works; null without one. */
export async function invitationOpenUntil(db: Db, userId: string): Promise<Date | null> {
  const rows = await db
    .select()
    .from(verification)
    .where(and(eq(verification.value, userId), gt(verification.expiresAt, new Date())));
  const open = pickInvitations(rows);
  const last = Math.max(...open.map(({ expiresAt }) => expiresAt.getTime()));
  return open.length > 0 ? new Date(last) : null;
}

function pickInvitations<Row extends { identifier: string }>(rows: readonly Row[]): Row[] {
  const known = new Set(rows.map(({ identifier }) => identifier));
  return rows.filter(
    ({ identifier }) =>
      identifier.startsWith(ownPrefix) &&
      known.has(invitedPrefix + identifier.slice(ownPrefix.length)),
  );
}

async function find(db: Db, identifier: string) {
  const [row] = await db
    .select({ userId: verification.value, expiresAt: verification.expiresAt })
    .from(verification)
    .where(and(eq(verification.identifier, identifier), gt(verification.expiresAt, new Date())));
  return row;
}

async function insert(
  tx: Db,
  prefix: string,
  { token, userId, expiresAt }: { token: string; userId: string; expiresAt: Date },
): Promise<void> {
  const identifier = toIdentifier(token, prefix);
  await tx.insert(verification).values({ id: randomUUID(), identifier, value: userId, expiresAt });
}

export function invitationExpiry(): Date {
  return inHours(lifetimeHours.invite);
}

function inHours(hours: number): Date {
  return new Date(Date.now() + hours * 60 * 60 * 1000);
}

function toIdentifier(token: string, prefix = ownPrefix): string {
  return prefix + createHash("sha256").update(token).digest("base64url");
}
