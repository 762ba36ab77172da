import type { ProfileChanges, RealtorProfile, RealtorProfileInput } from "@realtor/api/loaning";
import { serviceKeys } from "@realtor/api/loaning";
import { dequal } from "dequal/lite";

/**
 * The editable part of a profile, including unknown keys. Values are raw input, so a number can be
 * a string until it is parsed; the schema validates it before saving.
 */
export type Draft = Readonly<Record<string, unknown>>;

/** Service keys, the saved draft itself and the publication status. */
const nonEditableKeys = new Set<string>(
  [...serviceKeys, "userId", "draft", "isMakeHomepage"].filter((key) => key !== "userName"),
);

/** Converts a stored profile to a draft: the public profile with its saved draft applied. */
export function toDraft({ draft, ...profile }: RealtorProfile): Draft {
  return pickEditableKeys({ ...profile, ...draft?.changes });
}

/** Converts the public profile to a draft, without its saved draft. */
export function toPublicDraft(profile: RealtorProfile): Draft {
  return pickEditableKeys(profile);
}

/**
 * The public profile that a file becomes when it is imported, and the same with the file's draft. The
 * service ignores the file's account name.
 */
export function toImportedDrafts(
  { draft, ...profile }: RealtorProfileInput,
  userName: string,
): { page: Draft; draft: Draft } {
  const page = pickEditableKeys({ ...profile, userName });
  return { page, draft: pickEditableKeys({ ...page, ...draft?.changes }) };
}

function pickEditableKeys(profile: object): Draft {
  return Object.fromEntries(Object.entries(profile).filter(([key]) => !nonEditableKeys.has(key)));
}

/** The top-level keys that differ, with the values of `to`. */
export function diffDrafts(from: Draft, to: Draft): ProfileChanges {
  const changed = Object.entries(to).filter(([key, value]) => !dequal(from[key], value));
  // The schema validates it before it is sent.
  return Object.fromEntries(changed) as ProfileChanges;
}

/** Applies a draft to a profile. The values are not validated. */
export function applyDraft(profile: RealtorProfile, draft: Draft): RealtorProfile {
  return { ...profile, ...draft };
}

/**
 * Replaces the draft. An update cannot remove a stored key, so keys that `incoming` lacks become
 * empty.
 */
export function replaceDraft(present: Draft, incoming: Draft): Draft {
  const missing = Object.entries(present).filter(([key]) => !(key in incoming));
  return {
    ...Object.fromEntries(missing.map(([key, value]) => [key, toEmptyValue(value)])),
    ...incoming,
  };
}

function toEmptyValue(value: unknown): unknown {
  if (typeof value === "string") return value === "Y" ? "N" : "";
  if (typeof value === "number") return 0;
  if (Array.isArray(value)) return [];
  return typeof value === "object" && value !== null ? {} : value;
}
