import type { EtcInfoType, RealtorProfile } from "@realtor/api/loaning";
import type { Lang } from "@realtor/api/locales";
import { getContentLangs } from "@realtor/profile/languages";
import { type License, readLicense } from "@realtor/profile/licenses";
import { safeHref } from "@realtor/profile/safe-href";
import { infoAt } from "@realtor/profile/wire";
import { imagePath, mediaPath } from "#app/data/image-url.ts";
import { readMainColor } from "#app/data/main-color.ts";

/** What the head of a homepage needs from the profile; everything else comes from the content. */
export interface ProfileFacts {
  desiredUrl: string;
  /** Sample agents are fictitious and must not appear in search results. */
  isSample: boolean;
  /** Languages that the agent wrote in. */
  langs: readonly Lang[];
  /** Names in Korean and Japanese script. */
  localNames: readonly string[];
  license: License | null;
  company: Record<"phone" | "fax" | "address" | "license", string | undefined>;
  /** URL of the agent's Zillow profile. */
  zillow: string | null;
  mainColor: string;
  seoMeta: NonNullable<RealtorProfile["seoMeta"]>;
  favicon: string | undefined;
  /** From `getSharePhoto`. */
  sharePhoto: string | null;
}

export function readProfileFacts(profile: RealtorProfile): ProfileFacts {
  const { desiredUrl, seoMeta, presentation } = profile;
  const localNames = [getEtcInfo(profile, "korea_name"), presentation?.nameJa];
  const favicon = getPhotoUrl(profile, "favicon");
  return {
    desiredUrl,
    isSample: profile.isSample ?? false,
    langs: getContentLangs(profile),
    localNames: localNames.filter((name) => name !== undefined),
    license: toLicense(profile),
    company: {
      phone: getEtcInfo(profile, "company_phone"),
      fax: getEtcInfo(profile, "company_fax"),
      address: getEtcInfo(profile, "company_address"),
      license: getEtcInfo(profile, "company_license"),
    },
    zillow: safeHref(getEtcInfo(profile, "zillow_link") ?? ""),
    mainColor: readMainColor(profile),
    seoMeta: seoMeta ?? {},
    // The Content-Security-Policy blocks images of other hosts.
    favicon: favicon && mediaPath(favicon) !== null ? imagePath(favicon, 160) : undefined,
    sharePhoto: getSharePhoto(profile),
  };
}

/** Path of the photo that an agent chose for sharing, which replaces the card (docs/spec/profile.md#photos). */
export function getSharePhoto(profile: RealtorProfile): string | null {
  const url = getPhotoUrl(profile, "ogImage");
  return url === undefined ? null : mediaPath(url);
}

/** An entry of the profile's `etcInfo`; undefined when missing or blank (docs/spec/profile.md#etc-info). */
export function getEtcInfo(profile: RealtorProfile, type: EtcInfoType): string | undefined {
  return infoAt(type).get(profile).trim() || undefined;
}

function getPhotoUrl({ photos }: RealtorProfile, path: "favicon" | "ogImage"): string | undefined {
  return photos?.find((one) => one.path === path && one.imageType === "fullsize")?.url;
}

/** Reads a license number such as `CA DRE 01234567`; null without a number. */
function toLicense({ licenseNumber = "", activityRegion = [] }: RealtorProfile): License | null {
  const inStates = activityRegion.map(({ state }) => state);
  return licenseNumber.trim() === "" ? null : readLicense(licenseNumber, inStates);
}
