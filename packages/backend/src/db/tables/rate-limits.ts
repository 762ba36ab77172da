import { bigint, integer, pgTable, varchar } from "drizzle-orm/pg-core";

/** Consumed points per client address, in the schema of rate-limiter-flexible. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: "number" }),
});
