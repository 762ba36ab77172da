import * as z from "zod";
import { openObject } from "../schema/fields.ts";

const count = z.int().min(0);

/** Numbers of manageable homepages: all, published and unpublished. */
export const realtorCounts = openObject({ all: count, live: count, draft: count });

export type RealtorCounts = z.infer<typeof realtorCounts>;
