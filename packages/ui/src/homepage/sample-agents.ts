import type { Locale } from "../labels/labels.ts";
import type { TemplateId } from "./homepage-content.ts";
import type { ProfileInput } from "./profile-input.ts";

/** Design settings, page language and profile of a sample agent. */
export interface SampleAgent {
  readonly template: TemplateId;
  readonly mainColor: string;
  readonly darkHero: boolean;
  readonly darkContent: boolean;
  readonly locale: Locale;
  readonly profile: Partial<ProfileInput>;
}

/** Ten fictitious agents with fictitious brokerages and licenses. */
export const sampleAgents = {
  GraceKim: {
    template: "portrait",
    mainColor: "#0F5C4A",
    darkHero: false,
    darkContent: false,
    locale: "ko",
    profile: {
      userName: "Grace Kim",
      desiredUrl: "grace-kim",
      licenseNumber: "CA DRE SAMPLE-01",
      salesCount: 184,
      lastYearSalesTotal: 48_200_000,
      careerStart: "2011-03-14",
      etcInfo: [
        { contentType: "korea_name", content: "김서연" },
        { contentType: "home_list_realtor", content: "Saltbrook Realty" },
      ],
      presentation: {
        nameJa: "グレース・キム",
        taglineKr: "집을 보기 전에\n하루를 먼저 여쭙습니다",
        taglineEn: "I ask about your day before I show you a house.",
        languages: ["ko", "en"],
        brokerageKr: "솔트브룩 리얼티",
      },
    },
  },
  MichaelPark: {
    template: "panorama",
    mainColor: "#1F4FD8",
    darkHero: true,
    darkContent: false,
    locale: "ko",
    profile: {
      userName: "Michael Park",
      desiredUrl: "michael_park",
      licenseNumber: "CA DRE SAMPLE-02",
      salesCount: 97,
      lastYearSalesTotal: 26_400_000,
      careerStart: "2016-06-01",
      etcInfo: [
        { contentType: "korea_name", content: "박민준" },
        { contentType: "home_list_realtor", content: "Orange Grove Homes" },
      ],
      presentation: {
        nameJa: "マイケル・パク",
        taglineKr: "풀러턴의 언덕과\n골목을 압니다",
        taglineEn: "I know the hills and the back streets of Fullerton.",
        languages: ["ko", "en"],
        brokerageKr: "오렌지그로브 홈즈",
      },
    },
  },
  HarukaSato: {
    template: "editorial",
    mainColor: "#E2401B",
    darkHero: false,
    darkContent: false,
    locale: "ja-JP",
    profile: {
      userName: "Haruka Sato",
      desiredUrl: "haruka-sato",
      licenseNumber: "CA DRE SAMPLE-03",
      salesCount: 132,
      lastYearSalesTotal: 37_900_000,
      careerStart: "2013-09-02",
      etcInfo: [
        { contentType: "korea_name", content: "사토 하루카" },
        { contentType: "home_list_realtor", content: "Pacific Ledger Realty" },
      ],
      presentation: {
        nameJa: "佐藤 遥",
        taglineKr: "집의 이야기를\n끝까지 듣습니다",
        taglineEn: "Every house has a story. I read it to the end.",
        taglineJa: "家の話を、最後まで聞く。",
        languages: ["ja", "en"],
        brokerageKr: "퍼시픽 레저 리얼티",
        brokerageJa: "パシフィック・レジャー不動産",
      },
    },
  },
  ClaireWhitmore: {
    template: "panorama",
    mainColor: "#F7CAD0",
    darkHero: true,
    darkContent: true,
    locale: "en",
    profile: {
      userName: "Claire Whitmore",
      desiredUrl: "claire-whitmore",
      licenseNumber: "CA DRE SAMPLE-04",
      salesCount: 261,
      lastYearSalesTotal: 91_500_000,
      careerStart: "2007-05-21",
      etcInfo: [
        { contentType: "korea_name", content: "클레어 휘트모어" },
        { contentType: "home_list_realtor", content: "Tideline Property Co." },
      ],
      presentation: {
        nameJa: "クレア・ウィットモア",
        taglineKr: "바다가 보이는 집을\n정직하게 소개합니다",
        taglineEn: "Houses by the water, described honestly.",
        languages: ["en"],
        brokerageKr: "타이드라인 프로퍼티",
      },
    },
  },
  DanielChoi: {
    template: "portrait",
    mainColor: "#FFD400",
    darkHero: true,
    darkContent: false,
    locale: "ko",
    profile: {
      userName: "Daniel Choi",
      desiredUrl: "daniel_choi",
      licenseNumber: "GREC SAMPLE-05",
      salesCount: 143,
      lastYearSalesTotal: 31_800_000,
      careerStart: "2014-01-20",
      etcInfo: [
        { contentType: "korea_name", content: "최대현" },
        { contentType: "home_list_realtor", content: "Peachline Realty Group" },
      ],
      presentation: {
        nameJa: "ダニエル・チェ",
        taglineKr: "숫자는 제가 볼게요\n집은 마음으로 보세요",
        taglineEn: "I’ll watch the numbers. You look at the house.",
        languages: ["ko", "en"],
        brokerageKr: "피치라인 리얼티 그룹",
      },
    },
  },
  EmiNakamura: {
    template: "editorial",
    mainColor: "#6D1A36",
    darkHero: false,
    darkContent: false,
    locale: "ja-JP",
    profile: {
      userName: "Emi Nakamura",
      desiredUrl: "emi_nakamura",
      licenseNumber: "CA DRE SAMPLE-06",
      salesCount: 118,
      lastYearSalesTotal: 44_700_000,
      careerStart: "2012-11-05",
      etcInfo: [
        { contentType: "korea_name", content: "나카무라 에미" },
        { contentType: "home_list_realtor", content: "Hollow Oak Estates" },
      ],
      presentation: {
        nameJa: "中村 恵美",
        taglineKr: "오래된 집을\n오래 보아 왔습니다",
        taglineEn: "Old houses, looked at for a long time.",
        taglineJa: "古い家を、長く見てきました。",
        languages: ["ja", "en", "ko"],
        brokerageKr: "할로오크 에스테이트",
        brokerageJa: "ハロウオーク不動産",
      },
    },
  },
  JamesHolloway: {
    template: "panorama",
    mainColor: "#16161A",
    darkHero: false,
    darkContent: false,
    locale: "en",
    profile: {
      userName: "James Holloway",
      desiredUrl: "james-holloway",
      licenseNumber: "GREC SAMPLE-07",
      salesCount: 209,
      lastYearSalesTotal: 58_300_000,
      careerStart: "2009-08-17",
      etcInfo: [
        { contentType: "korea_name", content: "제임스 할로웨이" },
        { contentType: "home_list_realtor", content: "Ponce & Vine Realty" },
      ],
      presentation: {
        nameJa: "ジェームズ・ホロウェイ",
        taglineKr: "조용히, 끝까지\n협상합니다",
        taglineEn: "Quiet negotiation, all the way to closing.",
        languages: ["en"],
        brokerageKr: "폰스 앤드 바인 리얼티",
      },
    },
  },
  YunaLee: {
    template: "portrait",
    mainColor: "#A78BDA",
    darkHero: false,
    darkContent: false,
    locale: "ko",
    profile: {
      userName: "Yuna Lee",
      desiredUrl: "yuna-lee",
      licenseNumber: "GREC SAMPLE-08",
      salesCount: 76,
      lastYearSalesTotal: 22_100_000,
      careerStart: "2018-04-09",
      etcInfo: [
        { contentType: "korea_name", content: "이유나" },
        { contentType: "home_list_realtor", content: "Northbrook Georgia Homes" },
      ],
      presentation: {
        nameJa: "ユナ・リー",
        taglineKr: "빈방을 보면\n어울릴 빛이 떠오릅니다",
        taglineEn: "I walk into empty rooms and see the light.",
        languages: ["ko", "en"],
        brokerageKr: "노스브룩 조지아 홈즈",
      },
    },
  },
  KenjiMorita: {
    template: "panorama",
    mainColor: "#12B5CB",
    darkHero: false,
    darkContent: true,
    locale: "ja-JP",
    profile: {
      userName: "Kenji Morita",
      desiredUrl: "kenji_morita",
      licenseNumber: "CA DRE SAMPLE-09",
      salesCount: 154,
      lastYearSalesTotal: 40_600_000,
      careerStart: "2010-02-01",
      etcInfo: [
        { contentType: "korea_name", content: "모리타 겐지" },
        { contentType: "home_list_realtor", content: "Ironwood & Sea Realty" },
      ],
      presentation: {
        nameJa: "森田 健司",
        taglineKr: "약속한 시간보다\n십 분 먼저 갑니다",
        taglineEn: "Ten minutes early, every time.",
        taglineJa: "約束の十分前に、着いています。",
        languages: ["ja", "en"],
        brokerageKr: "아이언우드 앤드 시 리얼티",
        brokerageJa: "アイアンウッド＆シー不動産",
      },
    },
  },
  RafaelDelgado: {
    template: "editorial",
    mainColor: "#C8A96A",
    darkHero: true,
    darkContent: true,
    locale: "en",
    profile: {
      userName: "Rafael Delgado",
      desiredUrl: "rafael-delgado",
      licenseNumber: "CA DRE SAMPLE-10",
      salesCount: 88,
      lastYearSalesTotal: 33_600_000,
      careerStart: "2015-10-12",
      etcInfo: [
        { contentType: "korea_name", content: "라파엘 델가도" },
        { contentType: "home_list_realtor", content: "Arroyo House Realty" },
      ],
      presentation: {
        nameJa: "ラファエル・デルガド",
        taglineKr: "집을 짓던 사람이\n집을 소개합니다",
        taglineEn: "A builder who turned to selling.",
        languages: ["en"],
        brokerageKr: "아로요 하우스 리얼티",
      },
    },
  },
} satisfies Record<string, SampleAgent>;
