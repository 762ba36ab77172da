import { getSpokenLangs } from "@realtor/profile/languages";
import type { EtcInfoInput } from "@realtor/profile/stored";
import {
  cleanText,
  type LocalText,
  type Missing,
  pickText,
  type Text,
} from "@realtor/profile/text";
import { infoAt } from "@realtor/profile/wire";
import type { Lang } from "../../labels/labels.ts";

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
    en: infoAt("home_list_realtor").get(profile),
    ja: profile.presentation?.brokerageJa,
  });
}

export function readFacts(profile: FactsInput, lang: Lang): Facts {
  return {
    brokerage: readBrokerage(profile, lang),
    license: cleanText(profile.licenseNumber),
    office: cleanText(infoAt("company_address").get(profile)),
    languages: getSpokenLangs(profile),
  };
}
