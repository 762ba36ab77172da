import { createRateLimiter } from "@realtor/server/rate-limit";
import type { Context } from "hono";
import type { Pool } from "pg";

import type { AppEnv } from "../http/app-env.ts";
import { Problem } from "../http/problem.ts";
import { clientAddress } from "../http/rate-limit.ts";
import type { CallerTrust, RateRule } from "../http/rate-limit.ts";

/** Limits the photos that one account and one network can store. */
export interface UploadQuota {
  /** @throws {Problem} 429. */
  consume(c: Context<AppEnv>, userId: string, files: number): Promise<void>;
}

/** Counts the files for which upload URLs are requested; a rejected file counts too. */
export function createUploadQuota(
  rules: { account: RateRule; address: RateRule },
  { pool, trust }: { pool: Pool | undefined; trust: CallerTrust },
): UploadQuota {
  const create = (name: string, rule: RateRule) =>
    createRateLimiter({ name, ...rule, pool, schemaName: "public" });
  const account = create("uploadsOfAccount", rules.account);
  const address = create("uploadsOfAddress", rules.address);
  return {
    async consume(c, userId, files) {
      const retryAfter =
        (await account.consume(userId, files)) ??
        (await address.consume(clientAddress(c, trust), files));
      if (retryAfter !== undefined) throw new Problem("rate.limited", { retryAfter });
    },
  };
}
