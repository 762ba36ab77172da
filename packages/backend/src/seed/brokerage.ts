import { sampleAgents } from "./sample-agents.ts";
import { drawingPair, photoPair } from "./sample-images.ts";
import { localize } from "./sample-profile.ts";

/** The account of the eleventh homepage, a fictitious brokerage outside the carousel. */
export const brokerage = {
  slug: "equityrealty",
  name: { ko: "에퀴티 리얼티", en: "Equity Realty", ja: "エクイティ・リアルティ" },
  email: "equityrealty@example.com",
  phone: "949-555-0144",
  /** Leading zeros: a license number is a string. */
  license: "00000044",
} as const;

/** The brokerage's profile: a team of the ten agents, both states, no portrait. */
export function brokerageProfile() {
  return {
    desiredUrl: brokerage.slug,
    contactPhone: brokerage.phone,
    email: brokerage.email,
    photos: [
      ...photoPair("top", "card-skyline-blue-hour.jpg"),
      ...drawingPair("logo", "logo-03-h-gable.svg"),
      ...photoPair("gallery", "interior-living-fireplace.jpg"),
      ...photoPair("gallery", "interior-dining.jpg"),
      ...photoPair("gallery", "interior-kitchen-island.jpg"),
      ...photoPair("gallery", "interior-bedroom.jpg"),
      ...photoPair("ogImage", "card-skyline-blue-hour.jpg"),
    ],
    etcInfo: [
      { contentType: "korea_name", content: brokerage.name.ko },
      { contentType: "home_list_realtor", content: brokerage.name.en },
      { contentType: "company_address", content: "100 Sample Plaza, Irvine, CA 92618" },
      { contentType: "company_phone", content: brokerage.phone },
      { contentType: "company_fax", content: "949-555-0145" },
      {
        contentType: "company_license",
        content: `CA DRE ${brokerage.license}, GREC SAMPLE-45`,
      },
    ],
    activityRegion: [
      { state: "CA", city: "Irvine" },
      { state: "CA", city: "Los Angeles" },
      { state: "GA", city: "Atlanta" },
      { state: "GA", city: "Duluth" },
    ],
    aboutMeKr:
      "에퀴티 리얼티는 캘리포니아와 조지아의 에이전트 열 명이 함께 일하는 중개 회사입니다. 집을 찾는 일과 융자를 준비하는 일을 한자리에서 상담합니다.",
    aboutMeEn:
      "Equity Realty is a brokerage of ten agents in California and Georgia. Finding a home and preparing the loan for it are talked through at one table.",
    salesCount: 1462,
    lastYearSalesTotal: 435_100_000,
    licenseNumber: `CA DRE ${brokerage.license}, GREC SAMPLE-44`,
    careerStart: "2007-05-21",
    designFontSize: 16,
    designMainColor: "#1B3A5C",
    designMainDarkMode: "N",
    contentDarkMode: "N",
    isMakeHomepage: "Y",
    madeForRealtor: "Y",
    hompageUrl: "https://equityrealty.example",
    additionalSections: [
      {
        id: "team",
        type: "team",
        ...localize("title", {
          ko: "함께 일하는 사람들",
          en: "The people you will work with",
          ja: "一緒に働くエージェント",
        }),
        desiredUrl: sampleAgents.map((agent) => agent.slug),
      },
    ],
    seoMeta: {
      ko: {
        title: "에퀴티 리얼티 | 캘리포니아·조지아 부동산",
        description: "캘리포니아와 조지아에서 일하는 에이전트 열 명을 소개합니다.",
        author: brokerage.name.ko,
      },
      en: {
        title: "Equity Realty | Real estate in California and Georgia",
        description: "Meet ten agents who work in California and Georgia.",
        author: brokerage.name.en,
      },
      ja: {
        title: "エクイティ・リアルティ | カリフォルニア・ジョージアの不動産",
        description: "カリフォルニアとジョージアで働く10名のエージェントをご紹介します。",
        author: brokerage.name.ja,
      },
    },
    presentation: {
      template: "brokerage",
      nameJa: brokerage.name.ja,
      ...localize("tagline", {
        ko: "두 개의 주,\n하나의 팀",
        en: "Two states, one team.",
        ja: "二つの州、一つのチーム。",
      }),
      aboutMeJa:
        "エクイティ・リアルティは、カリフォルニアとジョージアで働くエージェント10名の不動産会社です。住まい探しと融資のご準備を、ひとつのテーブルでご相談いただけます。",
      languages: ["ko", "en", "ja"],
      brokerageKr: brokerage.name.ko,
      brokerageJa: brokerage.name.ja,
    },
  };
}
