import type { RealtorProfile } from "@realtor/api/loaning";
import { type Draft, replaceDraft, toDraft } from "#app/profile-editor/draft/draft.ts";

/** What a restoration leaves as it is: docs/spec/profile.md#versions. */
const keptKeys = ["desiredUrl", "hompageUrl", "userName"] as const;

/** The draft that a version becomes when it is restored. */
export function toRestoredDraft(now: Draft, version: RealtorProfile): Draft {
  const restored = replaceDraft(now, toDraft(version));
  const kept = keptKeys.flatMap((key) => (key in now ? [[key, now[key]]] : []));
  return { ...restored, ...Object.fromEntries(kept) };
}
