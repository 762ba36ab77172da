import type { StoredProfile } from "../db/tables/realtors.ts";
import type { Person } from "../identity/person.ts";

/** A draft inside a stored profile; `settleDraft` adds when and by whom it was saved. */
type StoredDraft = Record<string, unknown> & { changes: StoredProfile };

/** The draft that a profile holds, or null. */
export function draftOf(profile: StoredProfile): StoredDraft | null {
  // Every profile was parsed by a schema that knows the shape of a draft.
  return (profile["draft"] as StoredDraft | null | undefined) ?? null;
}

/** A profile whose draft says nothing of when and by whom: a client may not say it. */
export function unsignDraft(profile: StoredProfile): StoredProfile {
  const draft = draftOf(profile);
  if (!draft) return profile;
  const { savedAt: _at, savedBy: _by, ...unsigned } = draft;
  return { ...profile, draft: unsigned };
}

/** A profile ready to be stored: its draft signed unless it is already, and none where it is null. */
export function settleDraft(profile: StoredProfile, person: Person, now: Date): StoredProfile {
  const draft = draftOf(profile);
  if (!draft) return withoutDraft(profile);
  return { ...profile, draft: { savedAt: now.toISOString(), savedBy: person.name, ...draft } };
}

/** A profile as the public may see it. */
export function withoutDraft({ draft: _draft, ...rest }: StoredProfile): StoredProfile {
  return rest;
}
