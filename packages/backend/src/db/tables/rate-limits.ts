import { bigint, integer, pgTable, varchar } from "drizzle-orm/pg-core";

/** Points used up by address, in the shape that rate-limiter-flexible reads and writes. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: "number" }),
});
