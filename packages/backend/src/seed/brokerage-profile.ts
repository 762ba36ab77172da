import { sampleAgents } from "./sample-agents.ts";
import { drawingPair, photoPair } from "./sample-images.ts";

/** The account of the eleventh homepage, a fictitious brokerage outside the carousel. */
export const brokerage = {
  slug: "equityrealty",
  name: "Equity Realty",
  email: "equityrealty@example.com",
  /** Leading zeros: a license number is a string. */
  license: "00000044",
} as const;

/** The brokerage's profile: a team of the ten agents, both states, no portrait. */
export function brokerageProfile() {
  return {
    desiredUrl: brokerage.slug,
    contactPhone: "949-555-0144",
    email: brokerage.email,
    photos: [
      ...photoPair("top", "card-skyline-blue-hour.jpg"),
      ...drawingPair("logo", "logo-03-h-gable.svg"),
      ...photoPair("gallery", "card-coastline.jpg"),
      ...photoPair("gallery", "card-neighbourhood-isometric.jpg"),
      ...photoPair("ogImage", "card-skyline-blue-hour.jpg"),
    ],
    etcInfo: [
      { contentType: "korea_name", content: "에퀴티 리얼티" },
      { contentType: "home_list_realtor", content: brokerage.name },
      { contentType: "company_address", content: "100 Sample Plaza, Irvine, CA 92618" },
      { contentType: "company_phone", content: "949-555-0144" },
      { contentType: "company_fax", content: "949-555-0145" },
      { contentType: "company_license", content: "SAMPLE-44" },
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
    licenseNumber: brokerage.license,
    careerStart: "2007-05-21",
    designFontSize: 16,
    designMainColor: "#1B3A5C",
    designMainDarkMode: "Y",
    contentDarkMode: "N",
    isMakeHomepage: "Y",
    madeForRealtor: "Y",
    hompageUrl: "https://equityrealty.example",
    additionalSections: [
      {
        id: "team",
        type: "team",
        titleKr: "함께 일하는 사람들",
        titleEn: "The people you will work with",
        desiredUrl: sampleAgents.map((agent) => agent.slug),
      },
    ],
    seoMeta: {
      ko: {
        title: "에퀴티 리얼티 | 캘리포니아·조지아 부동산",
        description: "캘리포니아와 조지아에서 일하는 에이전트 열 명을 소개합니다.",
        author: "에퀴티 리얼티",
      },
      en: {
        title: "Equity Realty | Real estate in California and Georgia",
        description: "Meet ten agents who work in California and Georgia.",
        author: brokerage.name,
      },
    },
    presentation: {
      template: "panorama",
      nameJa: "エクイティ・リアルティ",
      taglineKr: "두 개의 주\n하나의 팀",
      taglineEn: "Two states, one team.",
      taglineJa: "二つの州、一つのチーム。",
      aboutMeJa:
        "エクイティ・リアルティは、カリフォルニアとジョージアで働くエージェント10名の不動産会社です。住まい探しと融資のご準備を、ひとつのテーブルでご相談いただけます。",
      languages: ["ko", "en", "ja"],
      brokerageKr: "에퀴티 리얼티",
      brokerageJa: "エクイティ・リアルティ",
    },
  };
}
