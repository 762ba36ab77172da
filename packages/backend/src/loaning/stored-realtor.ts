import { serviceKeys } from "@realtor/api/loaning";
import type { Photo, RealtorProfile } from "@realtor/api/loaning";
import type { InferSelectModel } from "drizzle-orm";

import type { realtors } from "../db/schema.ts";
import type { StoredProfile } from "../db/tables/realtors.ts";
import { mayManage } from "../identity/person.ts";
import type { Person } from "../identity/person.ts";
import type { OwnUrls } from "../media/own-urls.ts";
import { draftOf, withoutDraft } from "./draft.ts";
import { ownHostOf } from "./own-host.ts";

/** A homepage as the database holds it, with its account's name beside it. */
export type StoredRealtor = InferSelectModel<typeof realtors> & { userName: string };

/** Keys of an incoming profile that the services decide themselves. */
const decidedHere = new Set<string>([...serviceKeys, "userId"]);

/**
 * What of an incoming profile is stored: every key of it but those that are the services' own.
 * `ownHost` is the domain that the homepage has so far.
 */
export function toStoredProfile(
  profile: StoredProfile,
  urls: OwnUrls,
  ownHost: string | null,
): StoredProfile {
  const kept = withoutOurs(profile);
  const draft = draftOf(kept);
  // A draft changes the page, so it holds no draft of its own.
  const whole = draft
    ? { ...kept, draft: { ...draft, changes: changesToKeep(draft.changes) } }
    : kept;
  return withPhotoUrls(whole, (url) => urls.toStored(url, ownHost));
}

/** A draft may hold the account's next name, which publishing gives it. */
function changesToKeep(changes: StoredProfile): StoredProfile {
  const userName = changes["userName"];
  const kept = withoutDraft(withoutOurs(changes));
  return typeof userName === "string" ? { ...kept, userName } : kept;
}

/** The columns that repeat what a profile says, for looking up. */
export function lookupColumns(profile: StoredProfile) {
  return {
    // Every profile was parsed by a schema in which `desiredUrl` is a required text.
    desiredUrl: profile["desiredUrl"] as string,
    ownHost: ownHostOf(profile["hompageUrl"]),
    published: profile["isMakeHomepage"] === "Y",
    profile,
  };
}

/** A homepage as every answer carries it: with its draft for those alone who may manage it. */
export function presentRealtor(
  realtor: StoredRealtor,
  urls: OwnUrls,
  person: Person | null,
): RealtorProfile {
  const profile = withPhotoUrls(realtor.profile, urls.toPublic);
  // Only what `realtorProfileInput` accepted is ever stored.
  return {
    ...(mayManage(person, realtor.userId) ? profile : withoutDraft(profile)),
    id: realtor.id,
    userId: realtor.userId,
    userName: realtor.userName,
    desiredUrl: realtor.desiredUrl,
    createdAt: realtor.createdAt.toISOString(),
    updatedAt: realtor.updatedAt.toISOString(),
    isSample: realtor.sampleOrder !== null,
  };
}

function withoutOurs(profile: StoredProfile): StoredProfile {
  return Object.fromEntries(Object.entries(profile).filter(([key]) => !decidedHere.has(key)));
}

/** The profile with the addresses of its photos changed, those of its draft too. */
function withPhotoUrls(profile: StoredProfile, change: (url: string) => string): StoredProfile {
  const draft = draftOf(profile);
  const changed = draft
    ? { ...profile, draft: { ...draft, changes: withPhotoUrls(draft.changes, change) } }
    : profile;
  if (!Array.isArray(changed["photos"])) return changed;
  // Same reason as above: the photos of a parsed profile.
  const photos = changed["photos"] as Photo[];
  return { ...changed, photos: photos.map((photo) => ({ ...photo, url: change(photo.url) })) };
}
