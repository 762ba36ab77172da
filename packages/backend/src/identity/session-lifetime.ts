import { z } from "zod";

import type { TransactionAdapter } from "./wrap-adapter.ts";

const day = 24 * 60 * 60;

/** Seconds after which a session ends; see `docs/spec/roles.md#signing-in`. */
export const sessionLifetime = {
  /** Without use. */
  idle: 30 * day,
  /** After signing in, whatever the use. */
  longest: 90 * day,
  /** Use is stored at most once in this time. */
  updateAge: 60 * 60,
};

/** Sessions that began before this time have ended, whatever their use. */
export function earliestStart(now: Date): Date {
  return new Date(now.getTime() - sessionLifetime.longest * 1000);
}

const storedSession = z.object({
  createdAt: z.date(),
  user: z.object({ banned: z.boolean().nullish() }).nullish(),
});

/**
 * With `wrapAdapter` makes Better Auth treat sessions after their longest lifetime, and those of banned
 * accounts, as expired: it deletes them when their token is sent.
 */
export function limitSessions(adapter: TransactionAdapter): Partial<TransactionAdapter> {
  return {
    async findOne(query) {
      const found = await adapter.findOne<Record<string, unknown>>(query);
      return found && query.model === "session" && isOver(found)
        ? { ...found, expiresAt: new Date(0) }
        : found;
    },
  } as Partial<TransactionAdapter>; // the generic result is that of the wrapped method
}

function isOver(found: object): boolean {
  const { data } = storedSession.safeParse(found);
  // A row in another form: Better Auth checks its expiry.
  if (!data) return false;
  return data.user?.banned === true || data.createdAt <= earliestStart(new Date());
}
