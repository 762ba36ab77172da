import type * as z from "zod";
import { ruleCodes } from "../rules/rule-code.ts";
import { choice, openObject } from "../schema/fields.ts";

/** A `slug` code if a homepage cannot have the `desiredUrl`; null if it can. */
export const addressCheck = openObject({ code: choice(ruleCodes).nullable() });

export type AddressCheck = z.infer<typeof addressCheck>;
