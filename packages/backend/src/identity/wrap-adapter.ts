import type { drizzleAdapter } from "better-auth/adapters/drizzle";

type CreateAdapter = ReturnType<typeof drizzleAdapter>;

/** Better Auth's access to the database. */
export type Adapter = ReturnType<CreateAdapter>;

/** What a transaction has of it. */
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
