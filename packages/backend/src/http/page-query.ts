import { z } from "zod";

const range = { error: "number.range" };

/** Pagination parameters of a list. */
export const pageQuery = z.object({
  currentPage: z.coerce.number(range).int(range).min(0, range).max(100_000, range).default(0),
  perPage: z.coerce.number(range).int(range).min(1, range).max(100, range).default(50),
});

export type PageQuery = z.infer<typeof pageQuery>;
