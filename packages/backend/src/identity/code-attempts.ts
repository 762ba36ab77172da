import { createAttemptLimiter } from "@realtor/server/attempt-limiter";
import type { Pool } from "pg";

import type { Background } from "../http/background.ts";
import { Problem } from "../http/problem.ts";
import { createCodeGuessMail } from "../mail/account-mails.ts";
import type { Mailer } from "../mail/mailer.ts";
import { readMailAddress } from "./mail-address.ts";
import type { Db } from "../db/open-db.ts";
import { attemptRule } from "./sign-in-attempts.ts";

/** Limits guesses of the codes of one account from any number of addresses. */
export interface CodeAttempts {
  /** @throws {Problem} 429 while the account pauses. */
  start(userId: string): Promise<void>;
  succeed(userId: string): Promise<void>;
}

export interface CodeAttemptsOptions {
  db: Db;
  pool: Pool | undefined;
  mailer: Mailer | undefined;
  background: Background;
  siteUrl: string;
}

/**
 * Codes have the pauses of passwords and are counted separately: a right password does not forget wrong
 * codes. A person who gets this far knows the password, so the owner is told to change it.
 */
export function createCodeAttempts(options: CodeAttemptsOptions): CodeAttempts {
  const { db, pool, mailer, background, siteUrl } = options;
  const limiter = createAttemptLimiter({
    name: "signInCode",
    ...attemptRule,
    pool,
    schemaName: "public",
  });
  return {
    async start(userId) {
      const refused = await limiter.start(userId);
      if (!refused) return;
      if (refused.startedPause === 1 && mailer)
        background.run("mail about wrong codes", async () => {
          const owner = await readMailAddress(db, userId);
          if (owner)
            await mailer.send(
              createCodeGuessMail({ to: owner.email, locale: owner.locale, siteUrl }),
            );
        });
      throw new Problem("rate.limited", { retryAfter: refused.retryAfter });
    },
    succeed: (userId) => limiter.succeed(userId),
  };
}
