import type { Lang } from "../../labels/labels.ts";
import type { LocalText } from "../../legal/legal-facts.ts";
import { type EtcInfoInput, readEtcInfo } from "./etc-info.ts";
import { cleanText, type Missing, pickText, type Text } from "./local-text.ts";

export type BrokerageInput = EtcInfoInput & {
  presentation?: { brokerageKr?: Text; brokerageJa?: Text } | Missing;
};

export type FactsInput = BrokerageInput & {
  licenseNumber?: Text;
  presentation?:
    | {
        /** BCP 47 tags. */
        languages?: readonly string[] | Missing;
      }
    | Missing;
};

export type Facts = {
  brokerage: LocalText | null;
  license: string | null;
  /** Address of the brokerage, in English. */
  office: string | null;
  /** Languages that the agent speaks, in the agent's order. */
  languages: Lang[];
};

export function readBrokerage(profile: BrokerageInput, lang: Lang): LocalText | null {
  return pickText(lang, {
    ko: profile.presentation?.brokerageKr,
    en: readEtcInfo(profile, "home_list_realtor"),
    ja: profile.presentation?.brokerageJa,
  });
}

const supportedLanguages: Readonly<Record<string, Lang>> = { ko: "ko", en: "en", ja: "ja" };

/** Languages in the agent's order. The region of a tag such as "ko-KR" is ignored. */
function readLanguages(profile: FactsInput): Lang[] {
  const tags = profile.presentation?.languages ?? [];
  const known = tags.flatMap(
    (tag) => supportedLanguages[tag.trim().slice(0, 2).toLowerCase()] ?? [],
  );
  return [...new Set(known)];
}

export function readFacts(profile: FactsInput, lang: Lang): Facts {
  return {
    brokerage: readBrokerage(profile, lang),
    license: cleanText(profile.licenseNumber),
    office: readEtcInfo(profile, "company_address"),
    languages: readLanguages(profile),
  };
}
