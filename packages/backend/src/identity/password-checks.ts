import { createAttemptLimiter } from "@realtor/server/attempt-limiter";
import type { AttemptLimiter } from "@realtor/server/attempt-limiter";
import type { Pool } from "pg";

import { attemptRule } from "./sign-in-attempts.ts";

/**
 * Limits guesses of the current password of a signed-in account, by its id. Counted apart from signing in: those
 * without a session cannot pause them.
 */
export type PasswordChecks = AttemptLimiter;

export function createPasswordChecks(pool: Pool | undefined): PasswordChecks {
  return createAttemptLimiter({
    name: "passwordCheck",
    ...attemptRule,
    pool,
    schemaName: "public",
  });
}
