import type { RealtorProfile, RealtorProfileUpdate } from "@realtor/api/loaning";
import type { ValueId } from "@realtor/profile/fields";
import { findValue, getLens, valueIds } from "@realtor/profile/values";
import { diffDrafts, type Draft, toDraft, toPublicDraft } from "./draft.ts";
import { type DraftKind, loadOnce, type SaveAction } from "./draft-kind.ts";

/** The profile of a website. */
export const profileKind: DraftKind<RealtorProfile, ValueId, RealtorProfileUpdate> = {
  name: "editor",
  ids: valueIds,
  lens: getLens,
  find: findValue,
  toDraft,
  staleCode: "realtor.stale",
  toBody: createRequestBody,
  // They contain zod.
  rules: loadOnce(async () => (await import("./validate-draft.ts")).validateDraft),
};

/**
 * The body of a save: only the differences to the public profile. Saving a published website stores
 * them as its draft. See docs/spec/profile.md#publishing.
 */
export function createRequestBody(
  action: SaveAction,
  stored: RealtorProfile,
  sent: Draft,
): RealtorProfileUpdate {
  const { updatedAt, draft } = stored;
  const changes = diffDrafts(toPublicDraft(stored), sent);
  const clearedDraft = draft ? { draft: null } : {};
  if (action !== "save")
    return {
      ...changes,
      ...clearedDraft,
      isMakeHomepage: action === "publish" ? "Y" : "N",
      updatedAt,
    };
  if (stored.isMakeHomepage !== "Y") return { ...changes, ...clearedDraft, updatedAt };
  return Object.keys(changes).length === 0
    ? { ...clearedDraft, updatedAt }
    : { draft: { changes }, updatedAt };
}
