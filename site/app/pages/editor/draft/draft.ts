import type { ProfileChanges, RealtorProfile } from "@realtor/api/loaning";
import { serviceKeys } from "@realtor/api/loaning";
import { dequal } from "dequal/lite";

/**
 * What the editor edits: a whole profile, keys we do not know included. Values are what was typed, so
 * a number may be a text until it can be read as one; the schema judges it before it is saved.
 */
export type Draft = Readonly<Record<string, unknown>>;

/** Not edited here: the services' own, the saved draft itself, and whether the page is public. */
const notEdited = new Set<string>(
  [...serviceKeys, "userId", "draft", "isMakeHomepage"].filter((key) => key !== "userName"),
);

/** What a stored homepage looks like in the editor: the public profile under its saved draft. */
export function openDraft({ draft, ...profile }: RealtorProfile): Draft {
  return editedKeys({ ...profile, ...draft?.changes });
}

/** The public profile alone, as the draft it would be. */
export function publicDraft(profile: RealtorProfile): Draft {
  return editedKeys(profile);
}

function editedKeys(profile: object): Draft {
  return Object.fromEntries(Object.entries(profile).filter(([key]) => !notEdited.has(key)));
}

/** The keys in which `to` differs from `from`, with the values of `to`. */
export function changesBetween(from: Draft, to: Draft): ProfileChanges {
  const changed = Object.entries(to).filter(([key, value]) => !dequal(from[key], value));
  // Checked by the schema before it is sent.
  return Object.fromEntries(changed) as ProfileChanges;
}

/** The draft as a profile for what shows it, which takes any value for what it may be. */
export function draftProfile(profile: RealtorProfile, draft: Draft): RealtorProfile {
  return { ...profile, ...draft };
}

/**
 * `incoming` in place of `present`. A stored key cannot be taken away by a change, so what `incoming`
 * lacks is emptied.
 */
export function replaceDraft(present: Draft, incoming: Draft): Draft {
  const missing = Object.entries(present).filter(([key]) => !(key in incoming));
  return {
    ...Object.fromEntries(missing.map(([key, value]) => [key, emptied(value)])),
    ...incoming,
  };
}

function emptied(value: unknown): unknown {
  if (typeof value === "string") return value === "Y" ? "N" : "";
  if (typeof value === "number") return 0;
  if (Array.isArray(value)) return [];
  return typeof value === "object" && value !== null ? {} : value;
}
