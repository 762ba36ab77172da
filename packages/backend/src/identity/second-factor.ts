import type { SecondFactorState } from "@realtor/api/loaning";
import { symmetricDecrypt } from "better-auth/crypto";
import { and, eq, isNull, lt, or } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { twoFactor, user } from "../db/schema.ts";
import type { Auth } from "./create-auth.ts";
import { endChallenges } from "./open-challenges.ts";
import { findStep } from "./totp.ts";

export interface SecondFactorStore {
  auth: Auth;
  db: Db;
}

/** Whether an account has a second factor, and how many backup codes are left. */
export async function readSecondFactor(
  store: SecondFactorStore,
  userId: string,
): Promise<SecondFactorState> {
  const found = await findFactor(store.db, userId);
  if (!found?.verified) return { on: false, codesLeft: 0 };
  return { on: true, codesLeft: (await readBackupCodes(store, userId)).length };
}

/** The row of an account: at most one, which does not count until it is verified. */
export async function findFactor(db: Db, userId: string) {
  const [found] = await db.select().from(twoFactor).where(eq(twoFactor.userId, userId));
  return found;
}

/** The backup codes that were not used. */
export async function readBackupCodes({ auth }: SecondFactorStore, userId: string) {
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } });
  return backupCodes;
}

/**
 * Whether a code of the authenticator app is right and is used for the first time; it is used from then on.
 * Better Auth accepts a code again within its 90 seconds (RFC 6238, 5.2 forbids it).
 */
export async function claimCode(
  { auth, db }: SecondFactorStore,
  factor: { id: string; secret: string },
  code: string,
): Promise<boolean> {
  const { secretConfig } = await auth.$context;
  const secret = await symmetricDecrypt({ key: secretConfig, data: factor.secret });
  const lastStep = findStep(secret, code, Date.now());
  if (lastStep === undefined) return false;
  const isNew = or(isNull(twoFactor.lastStep), lt(twoFactor.lastStep, lastStep));
  const claimed = await db
    .update(twoFactor)
    .set({ lastStep })
    .where(and(eq(twoFactor.id, factor.id), isNew))
    .returning({ id: twoFactor.id });
  return claimed.length > 0;
}

/** Turns a second factor on whose app has shown a code. */
export async function turnOn(db: Db, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(twoFactor).set({ verified: true }).where(eq(twoFactor.userId, userId));
    await tx.update(user).set({ twoFactorEnabled: true }).where(eq(user.id, userId));
  });
}

/** Deletes the second factor of an account with its backup codes. */
export async function turnOff(db: Db, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, userId));
    await tx.delete(twoFactor).where(eq(twoFactor.userId, userId));
    await endChallenges(tx, userId);
  });
}
