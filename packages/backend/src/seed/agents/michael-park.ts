import { michaelParkListings } from "../listings/michael-park.ts";
import type { SampleAgent } from "../sample-agent.ts";

/** Fictitious. Fullerton, Buena Park and Brea. */
export const michaelPark: SampleAgent = {
  slug: "michael_park",
  name: { ko: "박민준", en: "Michael Park", ja: "マイケル・パク" },
  jobTitle: { ko: "부동산 에이전트", en: "Real estate agent", ja: "不動産エージェント" },
  brokerage: {
    ko: "오렌지그로브 홈즈",
    en: "Orange Grove Homes",
    ja: "オレンジグローブ・ホームズ",
  },
  license: "CA DRE SAMPLE-02",
  brokerageLicense: "CA DRE SAMPLE-22",
  phone: "714-555-0111",
  brokeragePhone: "714-555-0121",
  email: "michael-park@example.com",
  hasKakao: true,
  state: "CA",
  cities: ["Fullerton", "Buena Park", "Brea"],
  languages: ["ko", "en"],
  template: "atelier",
  color: "#1F4FD8",
  darkHero: false,
  darkContent: false,
  logo: "logo-10-o-roof",
  images: {
    cover: "interior-living-room",
    gallery: [],
    share: "exterior-craftsman-dusk",
  },
  salesCount: 97,
  lastYearSalesTotal: 26_400_000,
  careerStart: "2016-06-01",
  tagline: {
    ko: "첫 집은 누구에게나\n처음입니다",
    en: "Everyone buys a first home for the first time.",
    ja: "はじめての家は、\n誰にとってもはじめてです。",
  },
  about: {
    ko: [
      "풀러턴에서 자랐고, 지금도 자전거로 집을 보러 다닙니다.",
      "차로 지나칠 때는 보이지 않던 것들이 있습니다. 오후 네 시의 그늘, 옆집 공사 소리, 비 온 다음 날 물이 고이는 자리. 자전거를 타면 그런 것이 먼저 보이고 들립니다.",
      "첫 집을 사시는 분들과 일하는 것을 가장 좋아합니다. 질문이 많고, 그 질문이 저를 공부하게 하기 때문입니다. 사전승인부터 열쇠를 받는 날까지 궁금한 것은 몇 번이고 물어보셔도 됩니다.",
      "금요일 오후의 한 장",
      "금요일 네 시에 한 장짜리 편지를 보내 드립니다. 이번 주에 끝난 일, 다음 주에 할 일, 그리고 제가 아직 모르는 일을 적습니다. 서류를 기다리는 주에는 기다린다고 적습니다. 소식이 없어 궁금해하시는 주는 없어야 하니까요.",
      "하지 않는 일",
      "하루에 네 집 이상 보여 드리지 않습니다. 예산을 넘는 집은 권하지 않습니다. 마음을 정하시기 전에 먼저 재촉하지 않습니다.",
    ].join("\n\n"),
    en: [
      "I grew up in Fullerton and still ride my bicycle to see listings.",
      "From a bicycle you notice what you miss from a car: where the shade falls at four o’clock, whether the house next door is being renovated, where water collects on the day after rain.",
      "First-time buyers are my favorite people to work with. They ask many questions, and the questions make me study. From pre-approval to keys, ask the same thing as often as you like.",
      "One page every Friday",
      "At four every Friday I send you a single page: what was finished this week, what comes next, and what I do not know yet. In a week of waiting for paperwork, the page says that we are waiting. You should never have to wonder.",
      "What I do not do",
      "I do not show you more than three homes in one day. I do not suggest homes above your budget. I do not hurry you before you have made up your mind.",
    ].join("\n\n"),
    ja: [
      "フラートンで育ち、いまも自転車で物件を見に行きます。",
      "車では気づかないことがあります。午後四時の日陰、隣の家の工事の音、雨の翌日に水がたまる場所。自転車に乗っていると、そういうことが先に見え、聞こえてきます。",
      "はじめて家を買う方とのお仕事がいちばん好きです。質問が多く、その質問のおかげで私も勉強するからです。事前承認から鍵の受け渡しまで、同じことを何度お尋ねになっても大丈夫です。",
      "金曜日の一枚",
      "毎週金曜日の四時に、一枚の手紙をお送りします。今週終わったこと、来週すること、そしてまだわからないことを書きます。書類を待つだけの週は、待っていますと書きます。連絡がなくて心配になる週をつくらないためです。",
      "しないこと",
      "一日に四軒以上はご案内しません。ご予算を超える家はおすすめしません。お気持ちが決まる前に、急かすことはしません。",
    ].join("\n\n"),
  },
  // A list of steps.
  story: {
    title: {
      ko: "첫 집까지, 열두 주",
      en: "Twelve weeks to a first home",
      ja: "はじめての家まで、十二週",
    },
    body: {
      ko: [
        "- 1주: 만나서 예산과 하루 일과를 여쭙니다.",
        "드리는 것: 한 장짜리 예산표",
        "- 2~3주: 사전승인에 필요한 서류를 모읍니다.",
        "드리는 것: 서류 목록",
        "- 4~8주: 집을 봅니다. 하루에 세 곳까지만 봅니다.",
        "드리는 것: 집마다 살펴본 메모",
        "- 9주: 마음에 드는 집에 오퍼를 씁니다.",
        "드리는 것: 조건 비교표",
        "- 10~11주: 인스펙션과 감정을 받고 조건을 다시 협의합니다.",
        "드리는 것: 수리할 곳과 견적",
        "- 12주: 열쇠를 받습니다.",
        "드리는 것: 동네 전화번호부",
      ].join("\n"),
      en: [
        "- Week 1: We meet, and I ask about your budget and your day.",
        "You receive: a budget on one page",
        "- Weeks 2-3: We collect the documents for pre-approval.",
        "You receive: a list of documents",
        "- Weeks 4-8: We look at homes, three in one day at most.",
        "You receive: notes on each home",
        "- Week 9: We write an offer for the home you want.",
        "You receive: a comparison of terms",
        "- Weeks 10-11: Inspection, appraisal, and the terms again.",
        "You receive: repairs with estimates",
        "- Week 12: You get the keys.",
        "You receive: local phone numbers",
      ].join("\n"),
      ja: [
        "- 1週：お会いして、ご予算と一日の過ごし方をうかがいます。",
        "お渡しするもの：一枚の予算表",
        "- 2〜3週：事前承認に必要な書類を集めます。",
        "お渡しするもの：書類の一覧",
        "- 4〜8週：家を見に行きます。一日に三軒までです。",
        "お渡しするもの：家ごとのメモ",
        "- 9週：気に入った家にオファーを書きます。",
        "お渡しするもの：条件の比較表",
        "- 10〜11週：インスペクションと鑑定のあと、条件をもう一度話し合います。",
        "お渡しするもの：修理する場所と見積もり",
        "- 12週：鍵を受け取ります。",
        "お渡しするもの：地域の電話帳",
      ].join("\n"),
    },
  },
  videoTitle: {
    ko: "자전거로 본 풀러턴의 오르막과 내리막",
    en: "Fullerton by bicycle, uphill and down",
    ja: "自転車で見るフラートンの上り坂と下り坂",
  },
  testimonials: [
    {
      quote: {
        ko: "금요일마다 오는 한 장 덕분에 에스크로 32일 동안 전화로 재촉한 적이 한 번도 없었습니다.",
        en: "Because of the Friday page I never once had to call and ask, in thirty-two days of escrow.",
        ja: "金曜日の一枚のおかげで、エスクローの32日間、こちらから催促の電話をすることは一度もありませんでした。",
      },
      author: "J. Ryu",
      place: "Fullerton",
      year: 2025,
    },
    {
      quote: {
        ko: "같은 질문을 네 번 했는데 네 번 다 처음처럼 설명해 주셨습니다.",
        en: "I asked the same question four times and got a patient answer four times.",
        ja: "同じ質問を四回しましたが、四回とも丁寧に答えてくださいました。",
      },
      author: "D. Alvarez",
      place: "Buena Park",
      year: 2024,
    },
  ],
  questions: [
    {
      question: {
        ko: "집을 사기까지 얼마나 걸리나요?",
        en: "How long does it take to buy a home?",
        ja: "家を買うまでに、どのくらいかかりますか。",
      },
      answer: {
        ko: "고르는 데 두 달, 계약하고 열쇠를 받기까지 40일쯤 걸립니다. 더 오래 걸려도 괜찮습니다. 가장 오래 찾으신 분은 열네 달이었고, 그 집에 지금도 사십니다.",
        en: "About two months to choose, and forty days from the contract to the keys. It is fine if it takes longer. My longest search took fourteen months, and those clients still live in the house.",
        ja: "家を選ぶのに2か月、契約から鍵の受け渡しまで40日ほどです。もっとかかっても大丈夫です。いちばん長い方は14か月かかり、いまもその家に住んでいらっしゃいます。",
      },
    },
    {
      question: {
        ko: "다운페이먼트 말고 또 어떤 돈이 드나요?",
        en: "What does it cost besides the down payment?",
        ja: "頭金のほかに、どんな費用がかかりますか。",
      },
      answer: {
        ko: "클로징 비용으로 집값의 2~3%를 준비하시면 됩니다. 인스펙션, 감정, 에스크로, 타이틀 보험, 첫해 주택 보험이 들어갑니다. 첫 만남에서 한 장짜리 표로 정리해 드립니다.",
        en: "Plan for closing costs of two to three percent of the price: inspection, appraisal, escrow, title insurance, and the first year of home insurance. I put them on one page at our first meeting.",
        ja: "諸費用として、価格の2〜3％をご用意ください。インスペクション、鑑定、エスクロー、タイトル保険（権原保険）、1年目の住宅保険が含まれます。はじめてお会いするときに、1枚の表にしてお渡しします。",
      },
    },
    {
      question: {
        ko: "월세로 더 지내며 기다리는 편이 나을까요?",
        en: "Should we keep renting and wait?",
        ja: "賃貸のまま待つほうがよいでしょうか。",
      },
      answer: {
        ko: "5년 안에 이사하실 계획이 있으면 월세를 권할 때가 많습니다. 지금 내시는 월세와 살 때의 한 달 비용을 나란히 적어 보고 결정하시면 됩니다.",
        en: "If you plan to move within five years, I often suggest renting. We write your rent and the monthly cost of owning next to each other, and then you decide.",
        ja: "5年以内に引っ越すご予定があれば、賃貸をおすすめすることが多いです。いまの家賃と、買った場合の毎月の費用を並べて書き、それからお決めください。",
      },
    },
    {
      question: {
        ko: "계약서를 한국어로 설명해 주시나요?",
        en: "Will you explain the contract in Korean?",
        ja: "契約書を韓国語で説明していただけますか。",
      },
      answer: {
        ko: "네, 한 줄씩 한국어로 설명해 드립니다. 서명하시는 계약서는 영어이므로, 법률 자문이 필요하면 변호사와 상의하시도록 말씀드립니다.",
        en: "Yes, line by line. The contract that you sign is in English, so where you need legal advice I tell you to ask an attorney.",
        ja: "はい、一行ずつ韓国語でご説明します。署名される契約書は英語ですので、法律の助言が必要なときは弁護士へのご相談をお伝えします。",
      },
    },
    {
      question: {
        ko: "융자 담당자를 소개해 주시나요?",
        en: "Can you recommend a lender?",
        ja: "ローンの担当者を紹介していただけますか。",
      },
      answer: {
        ko: "원하시면 세 곳의 연락처를 드립니다. 소개료는 받지 않으며, 어느 곳을 고르셔도 저와 일하시는 데 차이가 없습니다.",
        en: "If you like, I give you the numbers of three. I receive no fee for it, and you can choose any lender you want.",
        ja: "ご希望でしたら3社の連絡先をお渡しします。紹介料は受け取っていません。どの会社を選ばれても大丈夫です。",
      },
    },
    {
      question: {
        ko: "집을 보러 갈 때 무엇을 챙기면 좋을까요?",
        en: "What should we bring to a showing?",
        ja: "内見には何を持っていけばよいですか。",
      },
      answer: {
        ko: "편한 신발과 휴대전화 충전기면 됩니다. 줄자와 수분 측정기, 지난번 집의 메모는 제가 가져갑니다.",
        en: "Comfortable shoes and a phone charger. I bring a tape measure, a moisture meter, and the notes on the last house.",
        ja: "歩きやすい靴と、携帯電話の充電器で十分です。メジャーと水分計、前に見た家のメモは私が持っていきます。",
      },
    },
  ],
  seo: {
    title: {
      ko: "박민준 | 풀러턴·부에나파크 부동산",
      en: "Michael Park | Real estate in Fullerton and Buena Park",
      ja: "マイケル・パク | フラートン・ブエナパークの不動産",
    },
    description: {
      ko: "풀러턴, 부에나파크, 브레아에서 일하는 부동산 에이전트 박민준의 홈페이지입니다. 매매와 임대 매물을 보고 상담을 신청하실 수 있습니다.",
      en: "Michael Park is a real estate agent working in Fullerton, Buena Park, and Brea. See homes for sale and for rent, and get in touch.",
      ja: "フラートン、ブエナパーク、ブレアの不動産エージェント、マイケル・パクのホームページです。売買と賃貸の物件をご覧いただけます。",
    },
  },
  listings: michaelParkListings,
};
