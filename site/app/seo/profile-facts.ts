import type { RealtorProfile } from "@realtor/api/loaning";
import type { Lang } from "@realtor/api/locales";
import { fields } from "@realtor/profile/fields";
import { getContentLangs } from "@realtor/profile/languages";
import type { License } from "@realtor/profile/licenses";
import { readPhotos } from "@realtor/profile/photos";
import { safeHref } from "@realtor/profile/safe-href";
import { imagePath, mediaPath } from "#app/data/image-url.ts";
import type { Agent } from "#app/data/read-agent.ts";

/** What the head of a homepage needs from the profile; everything else comes from the content. */
export interface ProfileFacts extends Pick<Agent, "company" | "written"> {
  desiredUrl: string;
  /** Sample agents are fictitious and must not appear in search results. */
  isSample: boolean;
  /** Languages that the agent wrote in. */
  langs: readonly Lang[];
  /** Names in Korean and Japanese script. */
  localNames: readonly string[];
  licenses: readonly License[];
  /** URL of the agent's Zillow profile. */
  zillow: string | null;
  mainColor: string;
  favicon: string | undefined;
  /** From `getSharePhoto`. */
  sharePhoto: string | null;
}

/** `read` is the profile in any language. */
export function readProfileFacts(profile: RealtorProfile, read: Agent): ProfileFacts {
  const { company, licenses, written } = read;
  const favicon = read.photos.favicon[0]?.url;
  return {
    desiredUrl: profile.desiredUrl,
    isSample: profile.isSample ?? false,
    langs: getContentLangs(profile),
    localNames: [written.name.ko, written.name.ja].filter((name) => name !== null),
    licenses,
    company,
    written,
    zillow: safeHref(fields.zillow.value.get(profile)),
    mainColor: read.design.mainColor,
    // The Content-Security-Policy blocks images of other hosts.
    favicon: favicon && mediaPath(favicon) !== null ? imagePath(favicon, 160) : undefined,
    sharePhoto: findSharePhoto(read.photos),
  };
}

/** Path of the photo that an agent chose for sharing, which replaces the card (docs/spec/profile.md#photos). */
export function getSharePhoto(profile: RealtorProfile): string | null {
  return findSharePhoto(readPhotos(profile));
}

function findSharePhoto({ ogImage: [photo] }: Pick<Agent["photos"], "ogImage">): string | null {
  return photo ? mediaPath(photo.url) : null;
}
