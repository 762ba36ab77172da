import { danielChoiListings } from "../listings/daniel-choi.ts";
import type { SampleAgent } from "../sample-agent.ts";

/** Fictitious. Duluth, Suwanee and Lawrenceville. */
export const danielChoi: SampleAgent = {
  slug: "daniel_choi",
  name: { ko: "최대현", en: "Daniel Choi", ja: "ダニエル・チェ" },
  jobTitle: { ko: "부동산 에이전트", en: "Real estate agent", ja: "不動産エージェント" },
  brokerage: {
    ko: "피치라인 리얼티 그룹",
    en: "Peachline Realty Group",
    ja: "ピーチライン・リアルティ・グループ",
  },
  license: "GREC SAMPLE-05",
  brokerageLicense: "GREC SAMPLE-25",
  phone: "770-555-0114",
  brokeragePhone: "770-555-0124",
  email: "daniel-choi@example.com",
  hasKakao: true,
  state: "GA",
  cities: ["Duluth", "Suwanee", "Lawrenceville"],
  languages: ["ko", "en"],
  template: "portrait",
  color: "#FFD400",
  darkHero: true,
  darkContent: false,
  logo: "logo-02-arch-door",
  images: {
    cover: "interior-kitchen-island",
    section: "interior-study",
    gallery: ["interior-bedroom", "patio-pergola", "interior-condo-living", "interior-bathroom"],
    share: "exterior-georgia-brick",
  },
  salesCount: 143,
  lastYearSalesTotal: 31_800_000,
  careerStart: "2014-01-20",
  tagline: {
    ko: "숫자는 제가 볼게요\n집은 마음으로 보세요",
    en: "I’ll watch the numbers. You look at the house.",
    ja: "数字は私が見ます。\n家を見てください。",
  },
  about: {
    ko: "회계사로 십 년을 일하고 둘루스에서 부동산 일을 시작했습니다. 재산세와 HOA 비용, 수리비와 앞으로의 유지비까지 한 장의 표로 정리해 드리는 것이 제 방식입니다. 손님께는 한 가지만 부탁드립니다. 숫자는 제가 볼 테니, 집은 마음으로 봐 주세요. 표를 다 보고도 마음이 움직이지 않으면 그 집은 저도 권하지 않습니다.",
    en: "I was an accountant for ten years before I opened my first lockbox in Duluth. Taxes, HOA dues, repairs, ten years of upkeep: I put all of it on a single sheet. I ask one thing in return. Leave the numbers to me and look at the house with your heart. If you have read the sheet and feel nothing, I will be the first to tell you to walk away.",
    ja: "会計士として十年働いたあと、ダルースで不動産の仕事を始めました。固定資産税、HOA費用、修理費、これから十年の維持費までを一枚の表にまとめるのが私のやり方です。お願いは一つだけです。数字は私が見ますので、家は気持ちで見てください。表を読んでも心が動かなければ、その家はおすすめしません。",
  },
  story: {
    title: { ko: "표 한 장을 읽는 법", en: "How to read the sheet", ja: "一枚の表の読み方" },
    body: {
      ko: "맨 윗줄은 집값이 아니라 한 달에 나가는 돈입니다. 그 아래에 재산세와 보험료, HOA 비용, 십 년 안에 바꿔야 할 것들을 적습니다. 모르는 숫자는 빈칸으로 두고 누구에게 물어야 하는지 적어 둡니다. 짐작으로 채운 칸은 없습니다.",
      en: "The top line is not the price. It is what leaves your account each month. Below it come property tax, insurance, HOA dues, and whatever will need replacing within ten years. A number I do not know stays blank, next to the name of the person who can tell us. No box is filled by guessing.",
      ja: "いちばん上の行は価格ではなく、毎月出ていくお金です。その下に固定資産税、保険料、HOA費用、十年以内に取り替えるものを書きます。わからない数字は空欄にして、誰に聞けばよいかを添えます。推測で埋めた欄はありません。",
    },
  },
  videoTitle: {
    ko: "HOA 비용에 들어 있는 것과 빠져 있는 것",
    en: "What HOA dues cover, and what they leave out",
    ja: "HOA費用に含まれるもの、含まれないもの",
  },
  testimonials: [
    {
      quote: {
        ko: "지붕 교체 비용이 표에 없었다면 두 집 가운데 싼 집을 골랐을 겁니다. 십 년으로 따지니 다른 집이 더 쌌습니다.",
        en: "Without the roof on his sheet we would have taken the cheaper of two houses. Over ten years it was the more expensive one.",
        ja: "屋根の費用が表になければ、二軒のうち安いほうを選んでいました。十年で計算すると、もう一軒のほうが安かったのです。",
      },
      author: "Y. Han",
      place: "Suwanee",
      year: 2025,
    },
    {
      quote: {
        ko: "빈칸이 세 개 있던 표가 클로징 날에는 모두 채워져 있었습니다.",
        en: "The sheet began with three blanks. On closing day there were none.",
        ja: "はじめ三つあった空欄が、クロージングの日にはすべて埋まっていました。",
      },
      author: "B. & L. Carter",
      place: "Lawrenceville",
      year: 2023,
    },
  ],
  questions: [
    {
      question: {
        ko: "조지아에서 집을 살 때 변호사가 필요합니까?",
        en: "Do I need an attorney to buy in Georgia?",
        ja: "ジョージアで家を買うとき、弁護士は必要ですか。",
      },
      answer: {
        ko: "조지아에서는 클로징을 변호사가 진행합니다. 보통 융자 기관이 정하며, 비용은 클로징 비용에 들어갑니다. 따로 본인의 변호사를 두실 수도 있습니다.",
        en: "A closing in Georgia is conducted by an attorney, usually chosen by the lender, and the fee is part of the closing costs. You may also hire your own.",
        ja: "ジョージアではクロージングを弁護士が行います。通常は融資機関が選び、費用はクロージング費用に含まれます。ご自身の弁護士を立てることもできます。",
      },
    },
    {
      question: {
        ko: "재산세는 언제 다시 계산됩니까?",
        en: "When is the property tax reassessed?",
        ja: "固定資産税はいつ見直されますか。",
      },
      answer: {
        ko: "카운티가 해마다 평가하고, 봄에 통지서를 보냅니다. 통지서에 적힌 날부터 45일 안에 이의를 신청하실 수 있습니다.",
        en: "The county assesses every year and mails a notice in spring. You have 45 days from the date on the notice to appeal.",
        ja: "郡が毎年評価し、春に通知を送ります。通知の日付から45日以内に異議を申し立てることができます。",
      },
    },
  ],
  seo: {
    title: {
      ko: "최대현 | 둘루스·스와니 부동산",
      en: "Daniel Choi | Real estate in Duluth and Suwanee",
      ja: "ダニエル・チェ | ダルース・スワニーの不動産",
    },
    description: {
      ko: "둘루스, 스와니, 로렌스빌에서 일하는 부동산 에이전트 최대현의 홈페이지입니다. 매매와 임대 매물을 보고 상담을 신청하실 수 있습니다.",
      en: "Daniel Choi is a real estate agent working in Duluth, Suwanee, and Lawrenceville. See homes for sale and for rent, and get in touch.",
      ja: "ダルース、スワニー、ローレンスビルの不動産エージェント、ダニエル・チェのホームページです。売買と賃貸の物件をご覧いただけます。",
    },
  },
  listings: danielChoiListings,
};
