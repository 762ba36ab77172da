import type * as z from "zod";
import { ruleCodes } from "../rules/rule-code.ts";
import { choice, openObject } from "../schema/fields.ts";

/** Why a homepage cannot have a `desiredUrl`: a `slug` code; null: it can have it. */
export const addressCheck = openObject({ code: choice(ruleCodes).nullable() });

export type AddressCheck = z.infer<typeof addressCheck>;
