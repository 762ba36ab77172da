import type { EtcInfoType, RealtorProfile } from "@realtor/api/loaning";

/** One of a profile's further facts, or undefined where it is not given (DECISIONS section 6). */
export function etcOf(profile: RealtorProfile, type: EtcInfoType): string | undefined {
  return (
    profile.etcInfo?.find(({ contentType }) => contentType === type)?.content.trim() || undefined
  );
}

export interface Licence {
  number: string;
  /** Who issued it, where the number or the only state of activity tells. */
  authority: "dre" | "grec" | null;
}

/** `CA DRE 01234567` with its authority apart; null without a number. */
export function licenceOf(profile: RealtorProfile): Licence | null {
  const typed = profile.licenseNumber?.trim();
  if (!typed) return null;
  const [, named, number] = /^(?:CA\s+|GA\s+)?(DRE|GREC)\b[\s#.:]*(.+)$/i.exec(typed) ?? [];
  if (named && number) return { number, authority: /^dre$/i.test(named) ? "dre" : "grec" };
  const states = new Set(profile.activityRegion?.map(({ state }) => state));
  if (states.size !== 1) return { number: typed, authority: null };
  return { number: typed, authority: states.has("CA") ? "dre" : "grec" };
}
