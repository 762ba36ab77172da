import { jamesHollowayListings } from "../listings/james-holloway.ts";
import type { SampleAgent } from "../sample-agent.ts";

/** Fictitious. Atlanta, Decatur and Brookhaven. */
export const jamesHolloway: SampleAgent = {
  slug: "james-holloway",
  name: { ko: "제임스 할로웨이", en: "James Holloway", ja: "ジェームズ・ホロウェイ" },
  jobTitle: { ko: "어소시에이트 브로커", en: "Associate broker", ja: "アソシエイト・ブローカー" },
  brokerage: {
    ko: "폰스 앤드 바인 리얼티",
    en: "Ponce & Vine Realty",
    ja: "ポンス＆バイン・リアルティ",
  },
  license: "GREC SAMPLE-07",
  brokerageLicense: "GREC SAMPLE-27",
  phone: "404-555-0116",
  brokeragePhone: "404-555-0126",
  email: "james-holloway@example.com",
  hasKakao: false,
  ownDomain: "https://james-holloway.example",
  state: "GA",
  cities: ["Atlanta", "Decatur", "Brookhaven"],
  languages: ["en"],
  template: "panorama",
  color: "#16161A",
  darkHero: false,
  darkContent: false,
  logo: "logo-05-m-roofs",
  images: {
    cover: "exterior-lakeside-evening",
    coverFocus: { x: 50, y: 50 },
    section: "interior-living-room",
    gallery: ["interior-study", "interior-dining", "interior-condo-living"],
    share: "exterior-lakeside-evening",
  },
  salesCount: 209,
  lastYearSalesTotal: 58_300_000,
  careerStart: "2009-08-17",
  tagline: {
    ko: "조용히, 끝까지\n협상합니다",
    en: "Quiet negotiation, all the way to closing.",
    ja: "静かに、最後まで\n交渉します。",
  },
  about: {
    ko: "협상은 목소리가 큰 사람이 이기는 일이 아닙니다. 애틀랜타에서 법률 사무소의 조정 업무를 하며 배운 것은, 상대가 무엇을 두려워하는지 아는 쪽이 더 좋은 조건을 얻는다는 사실이었습니다. 저는 많이 묻고 적게 말합니다. 대신 마감일과 서류는 한 번도 놓친 적이 없습니다. 일요일에는 디케이터의 작은 빵집에서 누구든 만납니다.",
    en: "Negotiation is not won by the loudest voice in the room. Years of mediation work in an Atlanta law office taught me that the better terms go to the side that understands what the other one is afraid of. I ask a lot and say little. I have also never missed a deadline or a document. On Sundays you will find me at a small bakery in Decatur, open to anyone who wants to talk.",
    ja: "交渉は、声の大きい人が勝つものではありません。アトランタの法律事務所で調停の仕事をして学んだのは、相手が何を恐れているかを知る側が、よりよい条件を得るということでした。私は多く尋ね、少なく話します。その代わり、期限と書類を落としたことは一度もありません。日曜日はディケーターの小さなパン屋で、どなたとでもお会いします。",
  },
  story: {
    title: {
      ko: "오퍼를 보내기 전날 밤",
      en: "The night before an offer",
      ja: "オファーの前の晩",
    },
    body: {
      ko: "오퍼를 보내기 전날에는 종이 두 장을 만듭니다. 한 장에는 꼭 지켜야 할 조건을, 다른 한 장에는 내어 줄 수 있는 조건을 적습니다. 두 장을 함께 읽고 나면 협상하는 동안 서두를 일이 거의 없습니다. 마감 시각은 제가 보고 있습니다.",
      en: "The night before an offer goes out we write two pages. One holds the terms you will not give up, the other the terms you could. Once we have read both together, there is seldom a reason to hurry while we negotiate. I keep an eye on the clock.",
      ja: "オファーを出す前の晩に、紙を二枚つくります。一枚には譲れない条件を、もう一枚には譲ってもよい条件を書きます。二枚を一緒に読んでおけば、交渉のあいだに慌てることはほとんどありません。期限の時刻は私が見ています。",
    },
  },
  videoTitle: {
    ko: "카운터오퍼를 받은 뒤 하루 동안 할 일",
    en: "The day after a counteroffer, hour by hour",
    ja: "カウンターオファーを受けた日の過ごし方",
  },
  testimonials: [
    {
      quote: {
        ko: "네 건의 오퍼 가운데 저희가 가장 높은 가격은 아니었습니다. 제임스가 파는 분께 이사 날짜를 여쭤본 유일한 사람이었습니다.",
        en: "Ours was not the highest of four offers. James was the only one who had asked the sellers about their moving date.",
        ja: "四件のオファーのうち、私たちの価格は最高ではありませんでした。売主に引っ越しの日を尋ねたのは、ジェームズさんだけだったそうです。",
      },
      author: "T. & E. Boyd",
      place: "Decatur",
      year: 2025,
    },
    {
      quote: {
        ko: "감정가가 낮게 나온 날에도 목소리가 그대로였습니다. 이틀 뒤에 조건이 정리되었습니다.",
        en: "The appraisal came in low and his voice did not change. Two days later the terms were settled.",
        ja: "鑑定額が低く出た日も、声の調子は変わりませんでした。二日後には条件がまとまりました。",
      },
      author: "C. Okafor",
      place: "Brookhaven",
      year: 2024,
    },
  ],
  seo: {
    title: {
      ko: "제임스 할로웨이 | 애틀랜타·디케이터 부동산",
      en: "James Holloway | Real estate in Atlanta and Decatur",
      ja: "ジェームズ・ホロウェイ | アトランタ・ディケーターの不動産",
    },
    description: {
      ko: "애틀랜타, 디케이터, 브룩헤이븐에서 일하는 부동산 에이전트 제임스 할로웨이의 홈페이지입니다. 매매와 임대 매물을 보고 상담을 신청하실 수 있습니다.",
      en: "James Holloway is a real estate agent working in Atlanta, Decatur, and Brookhaven. See homes for sale and for rent, and get in touch.",
      ja: "アトランタ、ディケーター、ブルックヘイブンの不動産エージェント、ジェームズ・ホロウェイのホームページです。売買と賃貸の物件をご覧いただけます。",
    },
  },
  listings: jamesHollowayListings,
};
