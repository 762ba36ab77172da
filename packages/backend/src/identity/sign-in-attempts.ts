import { createAttemptLimiter } from "@realtor/server/attempt-limiter";
import type { RefusedAttempt } from "@realtor/server/attempt-limiter";
import { createRateLimiter } from "@realtor/server/rate-limit";
import { and, eq } from "drizzle-orm";
import type { Pool } from "pg";

import type { Background } from "../http/background.ts";
import type { Db } from "../db/open-db.ts";
import { realtors, user } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import type { Mailer } from "../mail/mailer.ts";
import { createSignInMail } from "../mail/account-mails.ts";
import { profileLocale } from "../mail/agent-contact.ts";
import {
  isKnownNetwork,
  listKnownNetworks,
  rememberNetwork,
  toAccountKey,
  toAccountNetwork,
} from "./known-networks.ts";

/** Limits guesses of the password of one account. */
export interface SignInAttempts {
  /** @throws {Problem} 429 while the network, or all unknown networks of the account, pause. */
  start(caller: SignInCaller): Promise<SignInAttempt>;
  /** The owner set a new password with a link: every pause ends, and this network is known from now on. */
  forget(caller: SignInCaller & { userId: string }): Promise<void>;
}

export interface SignInCaller {
  email: string;
  /** The client's IP address. */
  address: string;
}

/** An attempt that may go on. */
export interface SignInAttempt {
  /** Whether the account signed in from this network lately. */
  isKnown: boolean;
  /** The password was right. */
  succeed(userId: string | null): Promise<void>;
  /** The password was not checked, because the server failed. */
  giveBack(): Promise<void>;
}

export interface SignInAttemptsOptions {
  db: Db;
  pool: Pool | undefined;
  /** Of the keys in counters and of known networks. */
  secret: string;
  mailer: Mailer | undefined;
  background: Background;
  siteUrl: string;
}

/** Failed attempts of one network, or of one signed-in account, before it pauses. */
export const attemptRule = { attempts: 5, seconds: 900, firstPause: 60, longestPause: 3600 };

/** Failed attempts of all unknown networks together. */
const strangersRule = { ...attemptRule, attempts: 20 };

/**
 * OWASP ASVS 5.0, 6.3.1: guesses are slowed down, and no one locks an owner out. Five failed attempts at an
 * account pause the network that they came from; twenty pause the networks from which the account did not sign
 * in lately. A pause is a minute, then twice as long each time, up to an hour; the owner is told once a day.
 * An email without an account is treated in the same way.
 */
export function createSignInAttempts(options: SignInAttemptsOptions): SignInAttempts {
  const { db, pool, secret } = options;
  const stored = { pool, schemaName: "public" };
  const networks = createAttemptLimiter({ name: "signInNetwork", ...attemptRule, ...stored });
  const strangers = createAttemptLimiter({ name: "signInAccount", ...strangersRule, ...stored });
  const warnings = createRateLimiter({
    name: "signInWarning",
    requests: 1,
    seconds: 24 * 60 * 60,
    ...stored,
  });

  function refuse({ retryAfter, startedPause }: RefusedAttempt, email: string): never {
    if (startedPause !== undefined)
      options.background.run("sign-in warning", async () => {
        const isTold = await warnings.consume(toAccountKey(secret, email));
        if (isTold === undefined) await warnOwner(options, email);
      });
    throw new Problem("rate.limited", { retryAfter });
  }

  return {
    async start({ email, address }) {
      const network = toAccountNetwork(secret, email, address);
      const account = toAccountKey(secret, email);
      const isKnown = await isKnownNetwork(db, network);
      // A network that pauses does not use up what others have.
      const paused = await networks.start(network);
      if (paused) return refuse(paused, email);
      const refused = isKnown ? undefined : await strangers.start(account);
      if (refused) {
        await networks.giveBack(network);
        return refuse(refused, email);
      }
      return {
        isKnown,
        async succeed(userId) {
          await networks.succeed(network);
          if (!isKnown) await strangers.giveBack(account);
          if (userId !== null) await rememberNetwork(db, userId, network);
        },
        async giveBack() {
          await networks.giveBack(network);
          if (!isKnown) await strangers.giveBack(account);
        },
      };
    },
    async forget({ email, address, userId }) {
      const network = toAccountNetwork(secret, email, address);
      await rememberNetwork(db, userId, network);
      await strangers.succeed(toAccountKey(secret, email));
      for (const known of await listKnownNetworks(db, userId)) await networks.succeed(known);
    },
  };
}

async function warnOwner(
  { db, mailer, siteUrl }: SignInAttemptsOptions,
  email: string,
): Promise<void> {
  if (!mailer) return;
  const [account] = await db
    .select({ email: user.email, profile: realtors.profile })
    .from(user)
    .leftJoin(realtors, eq(realtors.userId, user.id))
    .where(and(eq(user.email, email.trim().toLowerCase()), eq(user.banned, false)))
    .limit(1);
  if (account)
    await mailer.send(
      createSignInMail({
        to: account.email,
        locale: profileLocale(account.profile ?? {}),
        siteUrl,
      }),
    );
}
