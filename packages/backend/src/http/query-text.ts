import { z } from "zod";

/** A text in a path or query: `text.tooLong` over `max` UTF-16 units, `text.invalid` with a NUL. */
export function queryText(max: number) {
  return z
    .string()
    .max(max, { error: "text.tooLong" })
    .refine((value) => !value.includes("\0"), { error: "text.invalid" });
}
