import { and, eq, like } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { verification } from "../db/schema.ts";

/** How long a code can follow the password, in seconds. */
export const challengeSeconds = 600;

/** Ends the challenges of an account, for example because its password was changed. */
export async function endChallenges(tx: Db, userId: string): Promise<void> {
  // Better Auth's prefix in its `verifications` table.
  const open = like(verification.identifier, "2fa-%");
  await tx.delete(verification).where(and(eq(verification.value, userId), open));
}
