import * as z from "zod";
import { limits } from "../rules/limits.ts";
import { choice, listOf, moment, openObject, text } from "../schema/fields.ts";

/** How a homepage came to be saved: `draft` where nothing public changed. */
export const saveKinds = ["update", "draft", "import", "delete"] as const;

/** What a homepage was before one save (DECISIONS section 6), without the profile itself. */
export const realtorVersion = openObject({
  id: z.int(),
  /** When it was replaced. */
  savedAt: moment,
  /** Since when it had been the current one. */
  validFrom: moment,
  /** The name of the person who replaced it. */
  savedBy: text(limits.joinedName),
  kind: choice(saveKinds),
  /** The profile's keys that differ in what replaced it; for a draft those of its `changes`. */
  changed: listOf(z.string(), Number.MAX_SAFE_INTEGER),
});

export type SaveKind = (typeof saveKinds)[number];
export type RealtorVersion = z.infer<typeof realtorVersion>;
