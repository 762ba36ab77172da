import { serviceKeys } from "@realtor/api/loaning";
import type { Photo, RealtorProfile } from "@realtor/api/loaning";
import type { LogSecurityEvent } from "@realtor/server/security-log";
import type { InferSelectModel } from "drizzle-orm";
import type { Pool } from "pg";

import type { Db } from "../db/open-db.ts";
import type { realtors } from "../db/schema.ts";
import type { StoredProfile } from "../db/tables/realtors.ts";
import { canManage } from "../identity/authenticate.ts";
import type { CurrentUser } from "../http/app-env.ts";
import type { MediaUrls } from "../media/media-urls.ts";
import type { TellAgent } from "./staff-notices.ts";

export interface LoaningContext {
  db: Db;
  /** Undefined on PGlite. */
  pool?: Pool | undefined;
  urls: MediaUrls;
  logSecurityEvent: LogSecurityEvent;
  tellAgent: TellAgent;
}

/** A website row with its account's name, and when and why staff took it offline. */
export type StoredRealtor = InferSelectModel<typeof realtors> & {
  userName: string;
  suspendedAt: Date | null;
  suspensionReason: string | null;
};

/** Keys of an incoming profile that clients cannot set. */
const serviceDecidedKeys = new Set<string>([...serviceKeys, "userId"]);

/**
 * Converts an incoming profile for storage: removes the service's own keys and the origin of image
 * URLs. `ownHost` is the website's current domain.
 */
export function toStoredProfile(
  profile: StoredProfile,
  urls: MediaUrls,
  ownHost: string | null,
): StoredProfile {
  const accepted = withoutServiceKeys(profile);
  const draft = getDraft(accepted);
  // A draft does not contain a draft.
  const whole = draft
    ? { ...accepted, draft: { ...draft, changes: toStoredChanges(draft.changes) } }
    : accepted;
  return withPhotoUrls(whole, (url) => urls.toStored(url, ownHost));
}

/** A draft may contain the account's next name, which takes effect on publishing. */
function toStoredChanges(changes: StoredProfile): StoredProfile {
  const userName = changes["userName"];
  const accepted = withoutDraft(withoutServiceKeys(changes));
  return typeof userName === "string" ? { ...accepted, userName } : accepted;
}

export function lookupColumns(profile: StoredProfile) {
  return {
    // Profiles were parsed by a schema that requires `desiredUrl`.
    desiredUrl: profile["desiredUrl"] as string,
    published: profile["isMakeHomepage"] === "Y",
    profile,
  };
}

/**
 * Converts a stored website to the response format, with its draft only for users who may manage
 * it.
 */
export function serializeRealtor(
  realtor: StoredRealtor,
  urls: MediaUrls,
  currentUser: CurrentUser | undefined,
): RealtorProfile {
  const profile = withPhotoUrls(realtor.profile, urls.toPublic);
  const publishedAt = getPublishedAt(realtor);
  const { suspendedAt, suspensionReason } = realtor;
  // Stored profiles were validated by `realtorProfileInput`.
  return {
    ...(canManage(currentUser, realtor.userId)
      ? {
          ...profile,
          ...(publishedAt && { publishedAt: publishedAt.toISOString() }),
          ...(suspendedAt && { suspendedAt: suspendedAt.toISOString() }),
          ...(suspendedAt && suspensionReason && { suspensionReason }),
        }
      : withoutDraft(profile)),
    id: realtor.id,
    userId: realtor.userId,
    userName: realtor.userName,
    desiredUrl: realtor.desiredUrl,
    createdAt: realtor.createdAt.toISOString(),
    updatedAt: realtor.updatedAt.toISOString(),
    isSample: realtor.sampleOrder !== null,
  };
}

/**
 * When the public content of a website last changed; null if it was never published. Rows of earlier
 * releases have no time: their last save is the closest known one.
 */
export function getPublishedAt(
  realtor: Pick<StoredRealtor, "published" | "publishedAt" | "updatedAt">,
): Date | null {
  return realtor.publishedAt ?? (realtor.published ? realtor.updatedAt : null);
}

function withoutServiceKeys(profile: StoredProfile): StoredProfile {
  return Object.fromEntries(
    Object.entries(profile).filter(([key]) => !serviceDecidedKeys.has(key)),
  );
}

/** Maps the URLs of a profile's photos, including those of its draft. */
function withPhotoUrls(profile: StoredProfile, change: (url: string) => string): StoredProfile {
  const draft = getDraft(profile);
  const changed = draft
    ? { ...profile, draft: { ...draft, changes: withPhotoUrls(draft.changes, change) } }
    : profile;
  if (!Array.isArray(changed["photos"])) return changed;
  // Validated like the rest of the profile.
  const photos = changed["photos"] as Photo[];
  return { ...changed, photos: photos.map((photo) => ({ ...photo, url: change(photo.url) })) };
}

/** A draft in a stored profile; `stampDraft` adds time and author. */
type StoredDraft = Record<string, unknown> & { changes: StoredProfile };

export function getDraft(profile: StoredProfile): StoredDraft | undefined {
  // Profiles were parsed by a schema that validates the draft.
  return (profile["draft"] as StoredDraft | null | undefined) ?? undefined;
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

export function withoutDraft({ draft: _draft, ...rest }: StoredProfile): StoredProfile {
  return rest;
}
