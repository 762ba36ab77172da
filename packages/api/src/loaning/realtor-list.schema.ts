import * as z from "zod";
import { openObject } from "../schema/fields.ts";

const count = z.int().min(0);

/** How many homepages a person may manage: public ones, others, and both. */
export const realtorCounts = openObject({ all: count, live: count, draft: count });

export type RealtorCounts = z.infer<typeof realtorCounts>;
