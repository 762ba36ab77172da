import { z } from "../schema/zod.ts";
import { limits } from "../rules/limits.ts";
import { boundedArray, choice, dateTime, openObject, text } from "../schema/fields.ts";
import { realtorProfile } from "./profile.schema.ts";

/** Kind of a save; `draft` if nothing public changed. */
export const saveKinds = ["update", "draft", "import", "delete"] as const;

/** How a version came about: by a save, or with the website. */
export const versionKinds = [...saveKinds, "create"] as const;

const pointers = boundedArray(z.string(), Number.MAX_SAFE_INTEGER);

/** A state of a website, described by what it changed; without the profile. */
export const realtorVersion = openObject({
  /** Null for the current state. */
  id: z.int().nullable(),
  savedAt: dateTime,
  /** Id of the account that saved it; empty for the first state, whose author is not stored. */
  savedById: text(limits.opaqueId),
  /** Name of that account; empty if it no longer exists. */
  savedBy: text(limits.joinedName),
  isByStaff: z.boolean(),
  kind: choice(versionKinds),
  /**
   * JSON pointers into the profile of what differs from the version before it. An entry of `etcInfo` is
   * named by its type (`/etcInfo/korea_name`), and each changed photo by its place (`/photos/gallery`);
   * `/photos` is their order.
   */
  changed: pointers,
  /** Whether visitors got to see it. */
  isPublication: z.boolean(),
  /** Whether it is what visitors see now. */
  isLive: z.boolean(),
});

export const restoration = openObject({
  realtor: realtorProfile,
  /** The version with the state before; null if nothing changed, or if it ended the restoration before. */
  formerId: z.int().nullable(),
  /**
   * JSON pointers of what could not be restored: values that today's rules refuse, and photos whose file
   * is missing, each by its place.
   */
  leftOut: pointers,
});

export type SaveKind = (typeof saveKinds)[number];
export type RealtorVersion = z.infer<typeof realtorVersion>;
export type Restoration = z.infer<typeof restoration>;
