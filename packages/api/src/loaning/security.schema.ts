import { z } from "../schema/zod.ts";
import { locales } from "../locales.ts";
import { limits } from "../rules/limits.ts";
import { choice, dateTime, openObject, text } from "../schema/fields.ts";
import { secondFactorState } from "./second-factor.schema.ts";

export const signedInBrowser = openObject({
  id: z.string(),
  /** The `User-Agent` header of the sign-in; empty if there was none. */
  userAgent: text(limits.userAgent),
  signedInAt: dateTime,
  /** To the hour. */
  lastUsedAt: dateTime,
  /** Whether it is the session of the request. */
  current: z.boolean(),
});

/** How the signed-in account signs in, and where it is signed in. */
export const accountSecurity = openObject({
  email: z.string(),
  /** False for an account that has only signed in with a provider. */
  hasPassword: z.boolean(),
  secondFactor: secondFactorState,
  /** When the account is deleted, as its owner asked; null otherwise. */
  deleteAt: dateTime.nullable(),
  /** This browser first, then by last use. */
  sessions: z.array(signedInBrowser),
});

/** Body of `POST /v1/account-security/password`. Codes of a new password that is refused are 400. */
export const passwordChange = openObject({
  currentPassword: z.string(),
  newPassword: z.string(),
  /** Language of the mail to the owner. */
  locale: choice(locales),
});

/** Body of `POST /v1/account-security/ended-sessions`. */
export const sessionEnd = openObject({
  /** One session; without it all but the current one. */
  sessionId: z.string().max(limits.opaqueId).optional(),
  /** Empty for an account without a password. */
  currentPassword: z.string(),
});

/** Number of sessions that ended. */
export const endedSessions = openObject({ ended: z.int().min(0) });

/** Body of `POST /v1/account-security/deletion`. */
export const accountDeletion = openObject({
  /** Empty for an account without a password. */
  currentPassword: z.string(),
  /** A code of the authenticator app or a backup code; empty for an account without a second factor. */
  code: z.string().max(limits.signInCode),
  /** Language of the mail to the owner. */
  locale: choice(locales),
});

/** Until when the deletion can be undone. */
export const deletionTime = openObject({ deleteAt: dateTime });

/** Body of `POST /v1/account-security/deletion/undo`. */
export const deletionUndo = openObject({
  /** Language of the mail to the owner. */
  locale: choice(locales),
});

/** Number of websites that were public and do not meet the conditions of publishing any more. */
export const deletionUndone = openObject({ offline: z.int().min(0) });

export type AccountDeletion = z.infer<typeof accountDeletion>;
export type DeletionUndo = z.infer<typeof deletionUndo>;
export type DeletionUndone = z.infer<typeof deletionUndone>;
export type SignedInBrowser = z.infer<typeof signedInBrowser>;
export type AccountSecurity = z.infer<typeof accountSecurity>;
export type SessionEnd = z.infer<typeof sessionEnd>;
export type PasswordChange = z.infer<typeof passwordChange>;
