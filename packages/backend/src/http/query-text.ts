import { z } from "zod";

/** A text in an address, of at most `max` UTF-16 units: `text.tooLong`, and `text.invalid` for what no database stores. */
export function queryText(max: number) {
  return z
    .string()
    .max(max, { error: "text.tooLong" })
    .refine((value) => !value.includes("\0"), { error: "text.invalid" });
}
