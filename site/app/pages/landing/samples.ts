import type { Lang } from "@realtor/ui/labels";
import type { TemplateId } from "@realtor/ui/templates";

/**
 * A sample homepage in the carousel. The agents are fictitious. See docs/spec/operation.md#sample-data.
 */
export interface Sample {
  slug: string;
  names: Record<Lang, string>;
  cities: Record<Lang, readonly [string, string]>;
  color: string;
  /** Every template of an agent. */
  template: Exclude<TemplateId, "brokerage">;
  /** The agent's own language. */
  lang: Lang;
}

export const samples: readonly [Sample, ...Sample[]] = [
  {
    slug: "grace-kim",
    names: { ko: "김서연", en: "Grace Kim", ja: "グレース・キム" },
    cities: {
      ko: ["어바인", "터스틴"],
      en: ["Irvine", "Tustin"],
      ja: ["アーバイン", "タスティン"],
    },
    color: "#0F5C4A",
    template: "portrait",
    lang: "ko",
  },
  {
    slug: "michael_park",
    names: { ko: "박민준", en: "Michael Park", ja: "マイケル・パク" },
    cities: {
      ko: ["풀러턴", "부에나파크"],
      en: ["Fullerton", "Buena Park"],
      ja: ["フラートン", "ブエナパーク"],
    },
    color: "#1F4FD8",
    template: "atelier",
    lang: "ko",
  },
  {
    slug: "haruka-sato",
    names: { ko: "사토 하루카", en: "Haruka Sato", ja: "佐藤 遥" },
    cities: {
      ko: ["토런스", "레돈도비치"],
      en: ["Torrance", "Redondo Beach"],
      ja: ["トーランス", "レドンドビーチ"],
    },
    color: "#E2401B",
    template: "editorial",
    lang: "ja",
  },
  {
    slug: "claire-whitmore",
    names: { ko: "클레어 휘트모어", en: "Claire Whitmore", ja: "クレア・ウィットモア" },
    cities: {
      ko: ["샌디에이고", "라호야"],
      en: ["San Diego", "La Jolla"],
      ja: ["サンディエゴ", "ラホヤ"],
    },
    color: "#F7CAD0",
    template: "panorama",
    lang: "en",
  },
  {
    slug: "daniel_choi",
    names: { ko: "최대현", en: "Daniel Choi", ja: "ダニエル・チェ" },
    cities: {
      ko: ["둘루스", "스와니"],
      en: ["Duluth", "Suwanee"],
      ja: ["ダルース", "スワニー"],
    },
    color: "#FFD400",
    template: "portrait",
    lang: "ko",
  },
  {
    slug: "emi_nakamura",
    names: { ko: "나카무라 에미", en: "Emi Nakamura", ja: "中村 恵美" },
    cities: {
      ko: ["로스앤젤레스", "컬버시티"],
      en: ["Los Angeles", "Culver City"],
      ja: ["ロサンゼルス", "カルバーシティ"],
    },
    color: "#6D1A36",
    template: "editorial",
    lang: "ja",
  },
  {
    slug: "james-holloway",
    names: { ko: "제임스 할로웨이", en: "James Holloway", ja: "ジェームズ・ホロウェイ" },
    cities: {
      ko: ["애틀랜타", "디케이터"],
      en: ["Atlanta", "Decatur"],
      ja: ["アトランタ", "ディケーター"],
    },
    color: "#16161A",
    template: "panorama",
    lang: "en",
  },
  {
    slug: "yuna-lee",
    names: { ko: "이유나", en: "Yuna Lee", ja: "ユナ・リー" },
    cities: {
      ko: ["존스크릭", "알파레타"],
      en: ["Johns Creek", "Alpharetta"],
      ja: ["ジョンズクリーク", "アルファレッタ"],
    },
    color: "#A78BDA",
    template: "portrait",
    lang: "ko",
  },
  {
    slug: "kenji_morita",
    names: { ko: "모리타 겐지", en: "Kenji Morita", ja: "森田 健司" },
    cities: {
      ko: ["어바인", "코스타메사"],
      en: ["Irvine", "Costa Mesa"],
      ja: ["アーバイン", "コスタメサ"],
    },
    color: "#12B5CB",
    template: "panorama",
    lang: "ja",
  },
  {
    slug: "rafael-delgado",
    names: { ko: "라파엘 델가도", en: "Rafael Delgado", ja: "ラファエル・デルガド" },
    cities: {
      ko: ["로스앤젤레스", "패서디나"],
      en: ["Los Angeles", "Pasadena"],
      ja: ["ロサンゼルス", "パサデナ"],
    },
    color: "#C8A96A",
    template: "editorial",
    lang: "en",
  },
];
