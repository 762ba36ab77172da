import type { EtcInfoType, RealtorProfile } from "@realtor/api/loaning";

/** An entry of the profile's `etcInfo`; undefined when missing or blank (docs/spec/profile.md#etc-info). */
export function getEtcInfo(profile: RealtorProfile, type: EtcInfoType): string | undefined {
  return (
    profile.etcInfo?.find(({ contentType }) => contentType === type)?.content.trim() || undefined
  );
}

export interface License {
  number: string;
  /** Derived from the number, else from the agent's only state of activity. */
  authority: "dre" | "grec" | null;
}

/** Parses a license number such as `CA DRE 01234567`; null without a number. */
export function getLicense(profile: RealtorProfile): License | null {
  const typed = profile.licenseNumber?.trim();
  if (!typed) return null;
  const [, named, number] = /^(?:CA\s+|GA\s+)?(DRE|GREC)\b[\s#.:]*(.+)$/i.exec(typed) ?? [];
  if (named && number) return { number, authority: /^dre$/i.test(named) ? "dre" : "grec" };
  const states = new Set(profile.activityRegion?.map(({ state }) => state));
  if (states.size !== 1) return { number: typed, authority: null };
  return { number: typed, authority: states.has("CA") ? "dre" : "grec" };
}
