import { contactStates } from "@realtor/api/loaning";
import { flags, limits } from "@realtor/api/rules";
import { z } from "zod";

const range = { error: "number.range" };
const choice = { error: "choice.unknown" };

/** Query of `GET /api/leads`, with the parameters of the loaning service's contact requests. */
export const leadQuery = z.object({
  currentPage: z.coerce.number(range).int(range).min(0, range).max(100_000, range).default(0),
  perPage: z.coerce.number(range).int(range).min(1, range).max(100, range).default(50),
  state: z.enum(contactStates, choice).optional(),
  /** Y lists only spam. */
  spam: z.enum(flags, { error: "flag.format" }).default("N"),
  /** Case-insensitive substring of name, area or phone. */
  q: z
    .string()
    .max(limits.search, { error: "text.tooLong" })
    .refine((value) => !value.includes("\0"), { error: "text.invalid" })
    .default(""),
});

export type LeadQuery = z.infer<typeof leadQuery>;
