import { z } from "zod";

const range = { error: "number.range" };

/** The part of a list's query that says which page of it, and how many entries to a page. */
export const pageQuery = z.object({
  currentPage: z.coerce.number(range).int(range).min(0, range).max(100_000, range).default(0),
  perPage: z.coerce.number(range).int(range).min(1, range).max(100, range).default(50),
});

export type PageQuery = z.infer<typeof pageQuery>;
