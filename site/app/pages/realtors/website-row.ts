import type { RealtorProfile, RealtorState } from "@realtor/api/loaning";
import type { Lang, Locale } from "@realtor/api/locales";
import { type ActivityState, activityStates } from "@realtor/api/rules";
import { infoAt } from "@realtor/profile/wire";
import type { HomepageContent } from "@realtor/ui/templates";
import { homepageIdentity } from "#app/data/homepage-name.ts";
import { getChangedFields } from "#app/profile-editor/draft/compare-drafts.ts";
import { toDraft, toPublicDraft } from "#app/profile-editor/draft/draft.ts";

/** A text and its language. */
interface NamedText {
  text: string;
  lang: Lang;
}

/** A row of the homepage list. */
export interface WebsiteRow extends Pick<HomepageContent, "portrait"> {
  id: string;
  desiredUrl: string;
  /** The agent's account, if it has a second factor. */
  secondFactorAccount: string | null;
  name: NamedText;
  /** The name in another language of the agent. */
  secondName: NamedText | null;
  /** Empty without one. */
  brokerage: string;
  /** The states of the areas. */
  areas: readonly ActivityState[];
  state: RealtorState;
  /** Staff took it offline. */
  isSuspended: boolean;
  /** Addresses of published websites of others with the license number that this one would publish. */
  licenseHolders: readonly string[];
  /** Fields of a published homepage that differ from what visitors see. */
  changeCount: number;
  /** ISO 8601. */
  updatedAt: string;
}

/** Converts a profile to a row, in the page's language. */
export function toWebsiteRow(profile: RealtorProfile, locale: Locale): WebsiteRow {
  const { name, portrait } = homepageIdentity(profile, locale);
  const isLive = profile.isMakeHomepage === "Y";
  const displayName: NamedText =
    name.displayName.text === "" ? { text: profile.desiredUrl, lang: "en" } : name.displayName;
  const states = new Set(profile.activityRegion?.map(({ state }) => state));
  return {
    id: profile.id,
    desiredUrl: profile.desiredUrl,
    secondFactorAccount: (profile.hasSecondFactor && profile.userId) || null,
    name: displayName,
    secondName: getSecondName(profile, displayName.text),
    portrait,
    brokerage: getBrokerage(profile, locale),
    areas: activityStates.filter((state) => states.has(state)),
    state: isLive ? "live" : profile.isInvited ? "invited" : "draft",
    isSuspended: profile.suspendedAt !== undefined,
    licenseHolders: profile.licenseHolders ?? [],
    changeCount: isLive ? getChangedFields(toPublicDraft(profile), toDraft(profile)).length : 0,
    updatedAt: profile.updatedAt,
  };
}

type Named = Pick<RealtorProfile, "userName" | "etcInfo" | "presentation">;

/**
 * The first of English, Japanese and Korean name that is not displayed. Japanese comes before Korean for
 * agents who say that they speak Japanese.
 */
function getSecondName(profile: Named, displayed: string): NamedText | null {
  const korean: NamedText = { text: infoAt("korea_name").get(profile).trim(), lang: "ko" };
  const japanese: NamedText = { text: profile.presentation?.nameJa?.trim() ?? "", lang: "ja" };
  const speaksJapanese = profile.presentation?.languages?.includes("ja") ?? false;
  const names: NamedText[] = [
    { text: profile.userName.trim(), lang: "en" },
    ...(speaksJapanese ? [japanese, korean] : [korean, japanese]),
  ];
  return names.find(({ text }) => text !== "" && text !== displayed) ?? null;
}

/** The brokerage in the page's language, else in English. */
function getBrokerage(profile: Named, locale: Locale): string {
  const { brokerageKr, brokerageJa } = profile.presentation ?? {};
  const local = { ko: brokerageKr, en: undefined, "ja-JP": brokerageJa }[locale]?.trim();
  return local || infoAt("home_list_realtor").get(profile).trim();
}
