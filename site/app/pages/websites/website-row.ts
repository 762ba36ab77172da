import type { RealtorProfile, RealtorState } from "@realtor/api/loaning";
import type { Lang, Locale } from "@realtor/api/locales";
import type { ActivityState } from "@realtor/api/rules";
import type { Profile } from "@realtor/profile/read";
import { composeName, type HomepageContent } from "@realtor/ui/templates";
import { readAgent } from "#app/data/read-agent.ts";
import { getChangedFields } from "#app/profile/draft/compare-drafts.ts";
import { toDraft, toPublicDraft } from "#app/profile/draft/draft.ts";

/** A text and its language. */
interface NamedText {
  text: string;
  lang: Lang;
}

/** A row of the list of websites. */
export interface WebsiteRow extends Pick<HomepageContent, "portrait"> {
  id: string;
  desiredUrl: string;
  /** The agent's account, if it has a second factor. */
  secondFactorAccount: string | null;
  /** The agent's account and when it is deleted, if the agent asked for that; ISO 8601. */
  deletion: { accountId: string; at: string } | null;
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
  /** Fields of a published website that differ from what visitors see. */
  changeCount: number;
  /** ISO 8601. */
  updatedAt: string;
}

/** Converts a profile to a row, in the page's language. */
export function toWebsiteRow(profile: RealtorProfile, locale: Locale): WebsiteRow {
  const read = readAgent(profile, locale);
  const name = composeName(read);
  const isLive = profile.isMakeHomepage === "Y";
  const displayName: NamedText =
    name.displayName.text === "" ? { text: profile.desiredUrl, lang: "en" } : name.displayName;
  return {
    id: profile.id,
    desiredUrl: profile.desiredUrl,
    deletion:
      profile.deleteAt !== undefined && profile.userId !== undefined
        ? { accountId: profile.userId, at: profile.deleteAt }
        : null,
    secondFactorAccount: (profile.hasSecondFactor && profile.userId) || null,
    name: displayName,
    secondName: getSecondName(read, displayName.text),
    portrait: read.photos.id[0] ?? null,
    brokerage: getBrokerage(read),
    areas: read.states,
    state: isLive ? "live" : profile.isInvited ? "invited" : "draft",
    isSuspended: profile.suspendedAt !== undefined,
    licenseHolders: profile.licenseHolders ?? [],
    changeCount: isLive ? getChangedFields(toPublicDraft(profile), toDraft(profile)).length : 0,
    updatedAt: profile.updatedAt,
  };
}

/**
 * The first of English, Japanese and Korean name that is not displayed. Japanese comes before Korean for
 * agents who say that they speak Japanese.
 */
function getSecondName(
  { written, languages }: Pick<Profile, "written" | "languages">,
  displayed: string,
): NamedText | null {
  const order = languages.includes("ja")
    ? (["en", "ja", "ko"] as const)
    : (["en", "ko", "ja"] as const);
  const names = order.flatMap((lang) => {
    const text = written.name[lang];
    return text === null ? [] : [{ text, lang }];
  });
  return names.find(({ text }) => text !== displayed) ?? null;
}

/** The brokerage in the page's language, else in English. */
function getBrokerage({ written, lang }: Pick<Profile, "written" | "lang">): string {
  return written.agency[lang] ?? written.agency.en ?? "";
}
