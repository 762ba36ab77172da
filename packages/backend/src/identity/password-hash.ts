import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { ScryptOptions } from "node:crypto";
import { availableParallelism } from "node:os";

import { BusyError } from "@realtor/server/concurrency";
import { createFairQueue } from "@realtor/server/fair-queue";
import type { QueueCaller } from "@realtor/server/fair-queue";
import { APIError } from "better-auth/api";
import { verifyPassword as verifyFormer } from "better-auth/crypto";

/**
 * Base-2 logarithm of scrypt's N: N=131072, r=8, p=1, the first choice of OWASP's Password Storage Cheat
 * Sheet. Tests use a smaller one.
 */
export const passwordCost = 17;

const blockSize = 8;
const keyBytes = 32;

/**
 * A hash needs 128 MB and a core for about 0.4 s, so each core computes one; at most three, since hashes run
 * on the four threads of libuv that files need, too. A call through the site ends after 15 s.
 */
const withLimit = createFairQueue({
  running: Math.min(availableParallelism(), 3),
  waiting: 24,
  share: 3,
  waitMs: 10_000,
});

const caller = new AsyncLocalStorage<QueueCaller>();

/**
 * Runs `work`, whose hashes wait in the queue as those of this caller. Better Auth calls the hashing itself, so
 * the caller is not passed on as a parameter. Without it, hashes are the server's own and go first.
 */
export function hashAs<Result>(given: QueueCaller, work: () => Result): Result {
  return caller.run(given, work);
}

/** Hashes and verifies passwords. Both reject with an `APIError` 503 while too many wait. */
export interface PasswordHashing {
  hash: (password: string) => Promise<string>;
  verify: (given: { hash: string; password: string }) => Promise<boolean>;
  /** Whether a stored hash has the current parameters. */
  isCurrent: (hash: string) => boolean;
}

/**
 * scrypt with a salt for each password, in PHC string format, so that a hash says its parameters. The
 * password is hashed as received; hashes of former versions, of Better Auth, still verify.
 */
export function createPasswordHashing(cost: number = passwordCost): PasswordHashing {
  const prefix = `$scrypt$ln=${cost},r=${blockSize},p=1$`;

  async function hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    const key = await deriveKey(password, salt, { cost, blockSize, parallelization: 1 });
    return `${prefix}${salt.toString("base64url")}$${key.toString("base64url")}`;
  }

  return {
    hash,
    isCurrent: (stored) => stored.startsWith(prefix),
    async verify({ hash: stored, password }) {
      const parsed = parseHash(stored);
      if (parsed) {
        const { salt, key, ...parameters } = parsed;
        return timingSafeEqual(await deriveKey(password, salt, parameters), key);
      }
      if (await bounded(() => verifyFormer({ hash: stored, password }))) return true;
      // Takes as long as an unknown address, so that the time does not reveal which accounts exist.
      await hash(password);
      return false;
    },
  };
}

interface ScryptParameters {
  /** Base-2 logarithm of N. */
  cost: number;
  blockSize: number;
  parallelization: number;
}

function parseHash(stored: string): (ScryptParameters & { salt: Buffer; key: Buffer }) | undefined {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored);
  if (!match) return undefined;
  const [, cost, r, p, salt = "", key = ""] = match;
  return {
    cost: Number(cost),
    blockSize: Number(r),
    parallelization: Number(p),
    salt: Buffer.from(salt, "base64url"),
    key: Buffer.from(key, "base64url"),
  };
}

function deriveKey(
  password: string,
  salt: Buffer,
  { cost, blockSize: r, parallelization: p }: ScryptParameters,
): Promise<Buffer> {
  const N = 2 ** cost;
  // Node's default limit is 32 MB.
  const options: ScryptOptions = { N, r, p, maxmem: 2 * 128 * N * r };
  return bounded(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password, salt, keyBytes, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

async function bounded<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await withLimit(caller.getStore() ?? { group: "server", isFirst: true }, task);
  } catch (error) {
    // Better Auth responds with its own errors and hides the cause of others.
    if (error instanceof BusyError)
      throw new APIError("SERVICE_UNAVAILABLE", { message: "Too many passwords are checked." });
    throw error;
  }
}
