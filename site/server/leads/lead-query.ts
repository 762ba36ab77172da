import { contactStates } from "@realtor/api/loaning";
import { flags, limits } from "@realtor/api/rules";
import { z } from "zod";

const range = { error: "number.range" };
const choice = { error: "choice.unknown" };

/** The query of `GET /api/leads`: as that of the loaning service's contact requests. */
export const leadQuery = z.object({
  currentPage: z.coerce.number(range).int(range).min(0, range).max(100_000, range).default(0),
  perPage: z.coerce.number(range).int(range).min(1, range).max(100, range).default(50),
  state: z.enum(contactStates, choice).optional(),
  /** Y for the spam and nothing else. */
  spam: z.enum(flags, { error: "flag.format" }).default("N"),
  /** A part of the name, area or phone, in any case. */
  q: z
    .string()
    .max(limits.search, { error: "text.tooLong" })
    .refine((value) => !value.includes("\0"), { error: "text.invalid" })
    .default(""),
});

export type LeadQuery = z.infer<typeof leadQuery>;
