import type { drizzleAdapter } from "better-auth/adapters/drizzle";
import { createHash } from "node:crypto";
import { z } from "zod";

type CreateAdapter = ReturnType<typeof drizzleAdapter>;

/** Better Auth's access to the database. */
export type Adapter = ReturnType<CreateAdapter>;

export type TransactionAdapter = Omit<Adapter, "transaction">;

/** Replaces methods of an adapter, also inside its transactions. */
export function wrapAdapter(
  createAdapter: CreateAdapter,
  wrap: (adapter: TransactionAdapter) => Partial<TransactionAdapter>,
): CreateAdapter {
  return (options) => {
    const adapter = createAdapter(options);
    return {
      ...adapter,
      ...wrap(adapter),
      transaction: (callback) => adapter.transaction((trx) => callback({ ...trx, ...wrap(trx) })),
    };
  };
}

type Where = Parameters<Adapter["findOne"]>[0]["where"];

/**
 * With `wrapAdapter` makes Better Auth store the SHA-256 hash of session tokens, so that read access to the
 * database or a backup is not enough to sign in. Tokens have 190 random bits and need no salt. Callers see the
 * token that they created or looked up.
 */
export function hashSessionTokens(adapter: TransactionAdapter): Partial<TransactionAdapter> {
  return {
    async create(query) {
      const token = readToken(query.model, query.data);
      if (token === undefined) return adapter.create(query);
      const data = { ...query.data, token: hashToken(token) };
      return restoreToken(await adapter.create({ ...query, data }), token);
    },
    async findOne(query) {
      const found = await adapter.findOne(hashWhere(query));
      return restoreToken(found, readWhere(query.model, query.where));
    },
    findMany: (query) => adapter.findMany(hashWhere(query)),
    count: (query) => adapter.count(hashWhere(query)),
    async update(query) {
      const updated = await adapter.update(hashWhere(query));
      return restoreToken(updated, readWhere(query.model, query.where));
    },
    updateMany: (query) => adapter.updateMany(hashWhere(query)),
    delete: (query) => adapter.delete(hashWhere(query)),
    deleteMany: (query) => adapter.deleteMany(hashWhere(query)),
    async consumeOne(query) {
      const consumed = await adapter.consumeOne(hashWhere(query));
      return restoreToken(consumed, readWhere(query.model, query.where));
    },
  } as Partial<TransactionAdapter>; // the generic results are those of the wrapped methods
}

function hashWhere<Query extends { model: string; where?: Where | undefined }>(
  query: Query,
): Query {
  if (query.model !== "session" || !query.where) return query;
  const where = query.where.map((condition) =>
    condition.field === "token" ? { ...condition, value: hashValue(condition.value) } : condition,
  );
  return { ...query, where };
}

function hashValue(value: Where[number]["value"]): Where[number]["value"] {
  if (Array.isArray(value)) return value.map((token) => hashToken(String(token)));
  return typeof value === "string" ? hashToken(value) : value;
}

function readWhere(model: string, where: Where): string | undefined {
  const condition = model === "session" ? where.find(({ field }) => field === "token") : undefined;
  return typeof condition?.value === "string" ? condition.value : undefined;
}

function readToken(model: string, data: object): string | undefined {
  return model === "session" && "token" in data && typeof data.token === "string"
    ? data.token
    : undefined;
}

function restoreToken<Row>(row: Row, token: string | undefined): Row {
  return row && token !== undefined ? { ...row, token } : row;
}

/** Also computed by the migration `session_token_hashes`. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/**
 * With `wrapAdapter` makes a change that depends on the stored values atomic. Better Auth's Drizzle adapter
 * puts its conditions in a subquery, which PostgreSQL does not repeat once another transaction has changed the
 * row: two sign-ins at the same moment would use one backup code. Counters are not used here.
 */
export function changeAtomically(adapter: TransactionAdapter): Partial<TransactionAdapter> {
  return {
    async incrementOne(query) {
      const { model, where, increment, set } = query;
      const id = where.filter(({ field }) => field === "id");
      if (set === undefined || Object.keys(increment).length > 0 || id.length === 0)
        throw new Error(`Better Auth counts in "${model}": make changeAtomically count, too.`);
      const changed = await adapter.updateMany({ model, where, update: set });
      return changed === 0 ? null : adapter.findOne({ model, where: id });
    },
  };
}

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
