import { sampleAgents } from "./sample-agents.ts";
import { drawingPair, photoPair } from "./sample-images.ts";
import { localize } from "./sample-profile.ts";

/** The account of the eleventh website, a fictitious alliance of the agents outside the carousel. */
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
        content: `CA DRE ${brokerage.license}, GREC SAMPLE-44`,
      },
    ],
    activityRegion: [
      { state: "CA", city: "Irvine" },
      { state: "CA", city: "Los Angeles" },
      { state: "GA", city: "Atlanta" },
      { state: "GA", city: "Duluth" },
    ],
    aboutMeKr: [
      "에퀴티 리얼티는 캘리포니아와 조지아에서 일하는 독립 에이전트 열 명의 연합입니다. 에이전트는 저마다 소속 회사가 있고, 그 이름과 면허 번호는 소개와 각자의 페이지에 적혀 있습니다. 함께 쓰는 것은 어바인의 사무실, 동네마다 쌓아 온 기록, 그리고 서류를 다루는 하나의 기준입니다. 찾으시는 집을 알려 주시면 그 지역을 맡은 에이전트가 답장드립니다.",
      "주를 옮겨 이사하실 때 이 연합이 가장 큰 도움이 됩니다. 한 사람이 애틀랜타의 집을 파는 동안 다른 한 사람은 어바인에서 새집을 찾고, 두 사람이 같은 일정표를 보며 한국어, 영어, 일본어로 상담합니다. 융자 준비와 클로징 날짜도 함께 의논하여, 새집 열쇠를 받은 다음에 이사하실 수 있게 합니다.",
    ].join("\n\n"),
    aboutMeEn: [
      "Equity Realty is an alliance of ten independent agents in California and Georgia. Each works under a brokerage of their own, which is named with their license number below and on their page. What they share is a table in Irvine, the notes they have kept on every neighborhood, and one standard for paperwork. Tell us about the home you have in mind, and the agent for that area answers.",
      "A move from one state to the other is where we help most. One of us sells the house in Atlanta while another looks for the next one in Irvine, on the same calendar, in Korean, English, or Japanese. We talk through the loan and both closing dates together, so that you have the keys before the movers come.",
    ].join("\n\n"),
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
        ko: "두 주,\n하나의 팀",
        en: "Two states, one team.",
        ja: "二つの州、一つのチーム。",
      }),
      aboutMeJa: [
        "エクイティ・リアルティは、カリフォルニアとジョージアで働く独立したエージェント10名の連合です。所属会社はそれぞれ異なり、免許番号とともに下の紹介と各エージェントのページに記載しています。共有しているのは、アーバインのオフィス、街ごとに重ねてきた記録、そして書類の進め方の基準です。お探しの家をお聞かせいただければ、その地域を担当するエージェントがお返事いたします。",
        "州をまたぐお引っ越しでは、とくにお役に立てます。一人がアトランタのご自宅を売るあいだに、もう一人がアーバインで新居を探し、同じ日程表を見ながら、韓国語、英語、日本語でご相談を承ります。融資のご準備と両方の引き渡し日も一緒に話し合い、新居の鍵を受け取ってからお引っ越しいただけるようにします。",
      ].join("\n\n"),
      languages: ["ko", "en", "ja"],
      brokerageKr: brokerage.name.ko,
      brokerageJa: brokerage.name.ja,
    },
  };
}
