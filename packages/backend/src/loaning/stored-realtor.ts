import { serviceKeys } from "@realtor/api/loaning";
import type { Photo, RealtorProfile } from "@realtor/api/loaning";
import type { InferSelectModel } from "drizzle-orm";

import type { realtors } from "../db/schema.ts";
import type { StoredProfile } from "../db/tables/realtors.ts";
import type { OwnUrls } from "../media/own-urls.ts";
import { ownHostOf } from "./own-host.ts";

/** A homepage as the database holds it, with its account's name beside it. */
export type StoredRealtor = InferSelectModel<typeof realtors> & { userName: string };

/** Keys of an incoming profile that the services decide themselves. */
const decidedHere = new Set<string>([...serviceKeys, "userId"]);

/** What of an incoming profile is stored: every key of it but those that are the services' own. */
export function toStoredProfile(profile: StoredProfile, urls: OwnUrls): StoredProfile {
  const kept = Object.fromEntries(Object.entries(profile).filter(([key]) => !decidedHere.has(key)));
  return withPhotoUrls(kept, urls.toStored);
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

/** A homepage as every answer carries it. */
export function presentRealtor(realtor: StoredRealtor, urls: OwnUrls): RealtorProfile {
  const profile = withPhotoUrls(realtor.profile, urls.toPublic);
  // Only what `realtorProfileInput` accepted is ever stored.
  return {
    ...profile,
    id: realtor.id,
    userId: realtor.userId,
    userName: realtor.userName,
    desiredUrl: realtor.desiredUrl,
    createdAt: realtor.createdAt.toISOString(),
    updatedAt: realtor.updatedAt.toISOString(),
    isSample: realtor.sampleOrder !== null,
  };
}

function withPhotoUrls(profile: StoredProfile, change: (url: string) => string): StoredProfile {
  if (!Array.isArray(profile["photos"])) return profile;
  // Same reason as above: the photos of a parsed profile.
  const photos = profile["photos"] as Photo[];
  return { ...profile, photos: photos.map((photo) => ({ ...photo, url: change(photo.url) })) };
}
