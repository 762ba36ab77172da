import * as z from "zod";
import { limits } from "../rules/limits.ts";
import { choice, boundedArray, dateTime, openObject, text } from "../schema/fields.ts";

/** Kind of a save; `draft` if nothing public changed. */
export const saveKinds = ["update", "draft", "import", "delete"] as const;

/** The former state of a homepage at one save, without the profile. */
export const realtorVersion = openObject({
  id: z.int(),
  /** When this state was replaced. */
  savedAt: dateTime,
  /** When this state became current. */
  validFrom: dateTime,
  /** Name of the user who replaced it. */
  savedBy: text(limits.joinedName),
  kind: choice(saveKinds),
  /** Changed keys of the profile; for a draft, those of its `changes`. */
  changed: boundedArray(z.string(), Number.MAX_SAFE_INTEGER),
});

export type SaveKind = (typeof saveKinds)[number];
export type RealtorVersion = z.infer<typeof realtorVersion>;
