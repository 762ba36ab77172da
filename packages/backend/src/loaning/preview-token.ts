import { createHmac, timingSafeEqual } from "node:crypto";

import { createToken } from "../own-domain/claims.ts";

/** Of each half: 66 bits. */
const halfLength = 11;

/**
 * The token of a preview link is a random half, which is stored, and its HMAC with `AUTH_SECRET`: the database
 * opens no preview, and the agent can still copy the link again. Links of the version before are stored as a
 * whole and work for the rest of their 14 days.
 */
export function createPreviewHalf(): string {
  return createToken().slice(0, halfLength);
}

/** The token of a stored half. */
export function toPreviewToken(secret: string, stored: string): string {
  if (stored.length !== halfLength) return stored;
  const mac = createHmac("sha256", secret).update(`preview link ${stored}`).digest("base64url");
  return stored + mac.slice(0, halfLength);
}

/** What may be stored of a token. */
export function storedPreviewTokens(token: string): string[] {
  return [token.slice(0, halfLength), token];
}

export function isPreviewToken(secret: string, stored: string, token: string): boolean {
  const expected = Buffer.from(toPreviewToken(secret, stored));
  const given = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
