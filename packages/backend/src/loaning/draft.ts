import type { StoredProfile } from "../db/tables/realtors.ts";
import type { CurrentUser } from "../identity/current-user.ts";

/** A draft in a stored profile; `stampDraft` adds time and author. */
type StoredDraft = Record<string, unknown> & { changes: StoredProfile };

/** Returns the draft of a profile, or null. */
export function getDraft(profile: StoredProfile): StoredDraft | null {
  // Profiles were parsed by a schema that validates the draft.
  return (profile["draft"] as StoredDraft | null | undefined) ?? null;
}

/** Removes time and author from the draft: clients may not set them. */
export function stripDraft(profile: StoredProfile): StoredProfile {
  const draft = getDraft(profile);
  if (!draft) return profile;
  const { savedAt: _at, savedBy: _by, ...stripped } = draft;
  return { ...profile, draft: stripped };
}

/**
 * Prepares a profile for storage: adds time and author to its draft unless present, and removes a
 * null draft.
 */
export function stampDraft(
  profile: StoredProfile,
  currentUser: CurrentUser,
  now: Date,
): StoredProfile {
  const draft = getDraft(profile);
  if (!draft) return withoutDraft(profile);
  return { ...profile, draft: { savedAt: now.toISOString(), savedBy: currentUser.name, ...draft } };
}

/** Returns the public part of a profile. */
export function withoutDraft({ draft: _draft, ...rest }: StoredProfile): StoredProfile {
  return rest;
}
