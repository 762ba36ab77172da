import { harukaSatoListings } from "../listings/haruka-sato.ts";
import type { SampleAgent } from "../sample-agent.ts";

/** Fictitious. Torrance, Redondo Beach and Palos Verdes. */
export const harukaSato: SampleAgent = {
  slug: "haruka-sato",
  name: { ko: "사토 하루카", en: "Haruka Sato", ja: "佐藤 遥" },
  jobTitle: { ko: "브로커 어소시에이트", en: "Broker associate", ja: "ブローカー・アソシエイト" },
  brokerage: {
    ko: "퍼시픽 레저 리얼티",
    en: "Pacific Ledger Realty",
    ja: "パシフィック・レジャー不動産",
  },
  license: "CA DRE SAMPLE-03",
  brokerageLicense: "CA DRE SAMPLE-23",
  phone: "310-555-0112",
  brokeragePhone: "310-555-0122",
  email: "haruka-sato@example.com",
  hasKakao: false,
  state: "CA",
  cities: ["Torrance", "Redondo Beach", "Palos Verdes"],
  languages: ["ja", "en"],
  template: "editorial",
  color: "#E2401B",
  darkHero: false,
  darkContent: false,
  logo: "logo-07-breezeblock",
  images: {
    cover: "interior-study",
    section: "interior-bedroom",
    gallery: [
      "interior-japanese-room",
      "patio-pergola",
      "interior-kitchen-island",
      "interior-bathroom",
    ],
    share: "exterior-japanese-garden",
  },
  salesCount: 132,
  lastYearSalesTotal: 37_900_000,
  careerStart: "2013-09-02",
  tagline: {
    ko: "집의 이야기를\n끝까지 듣습니다",
    en: "Every house has a story. I read it to the end.",
    ja: "家の話を、最後まで聞く。",
  },
  about: {
    ko: "도쿄의 한 출판사에서 건축 잡지를 만들다가 토런스로 왔습니다. 편집자 시절의 습관이 남아서, 집을 소개할 때도 좋은 점만 적지 않습니다. 오래된 배관, 바람이 지나는 길, 전 주인이 손수 만든 책장까지 한 집의 이야기를 끝까지 듣고 전해 드립니다. 일본에서 건너오시는 분께는 계좌를 여는 일부터 전기와 수도를 잇는 일까지 순서대로 정리한 작은 책자를 드립니다.",
    en: "I edited an architecture magazine in Tokyo before I came to Torrance, and the habit stayed with me: I never write down only the good parts. Old pipes, the way a breeze moves through, the bookshelf an owner built by hand. I hear a house out and pass the whole story on. If you are moving from Japan I will hand you a small booklet that puts everything in order, from opening a bank account to turning on the water.",
    ja: "東京の出版社で建築雑誌をつくったあと、トーランスに移り住みました。編集者だった頃の習慣で、家をご紹介するときも、良いところだけを書くことはしません。古い配管のこと、風の通り道、前の持ち主が手づくりした本棚。一軒の家の話を最後まで聞いて、そのままお伝えします。日本からいらっしゃる方には、口座の開設から電気や水道の手続きまでを順番にまとめた、小さな冊子をお渡ししています。",
  },
  story: {
    title: { ko: "집을 둘러보는 하루", en: "The day of a showing", ja: "内見の日のこと" },
    body: {
      ko: "하루에 보는 집은 세 채까지입니다. 집과 집 사이에는 삼십 분의 여백을 둡니다. 방금 본 집을 마음속에서 한 번 더 걸어 보시라고 비워 둔 시간입니다. 바람이 지나는 길, 소리가 들리는 방식, 저녁 해의 방향을 적은 종이를 한 채마다 건네 드립니다.",
      en: "Three houses in a day, and no more. Between them I leave a margin of thirty minutes, time to walk through the last one again in your mind. For every house I hand you a sheet: how the breeze moves, how sound carries, where the evening sun falls.",
      ja: "一日に見る家は、三軒まで。家と家のあいだには三十分の余白をつくります。風の通り道、音の聞こえ方、夕日の向きを書きとめた紙を、一軒ごとにお渡しします。",
    },
  },
  videoTitle: {
    ko: "지은 지 50년 된 집을 사기 전에 볼 곳",
    en: "Where to look before you buy a fifty-year-old house",
    ja: "築五十年の家を買う前に、見ておきたいところ",
  },
  testimonials: [
    {
      quote: {
        ko: "배관이 낡았다는 말을 먼저 들었습니다. 그래서 그 뒤에 하신 좋은 말씀을 모두 믿을 수 있었습니다.",
        en: "The first thing she told us was that the pipes were old. That is why we believed everything good she said afterward.",
        ja: "最初に聞いたのは、配管が古いという話でした。だから、よい話も信じられました。",
      },
      author: "K. Hayashi",
      place: "Torrance",
      year: 2025,
    },
    {
      quote: {
        ko: "도착한 첫 주에 전기와 수도, 학교 서류까지 그 작은 책자대로 마쳤습니다.",
        en: "In our first week we set up power, water, and the school papers, all by following her booklet.",
        ja: "電気も水道も学校の書類も、最初の週に冊子のとおりにできました。",
      },
      author: "M. & T. Ono",
      place: "Redondo Beach",
      year: 2024,
    },
  ],
  seo: {
    title: {
      ko: "사토 하루카 | 토런스·레돈도비치 부동산",
      en: "Haruka Sato | Real estate in Torrance and Redondo Beach",
      ja: "佐藤 遥 | トーランス・レドンドビーチの不動産",
    },
    description: {
      ko: "토런스, 레돈도비치, 팔로스버디스에서 일하는 부동산 에이전트 사토 하루카의 홈페이지입니다. 매매와 임대 매물을 보고 상담을 신청하실 수 있습니다.",
      en: "Haruka Sato is a real estate agent working in Torrance, Redondo Beach, and Palos Verdes. See homes for sale and for rent, and get in touch.",
      ja: "トーランス、レドンドビーチ、パロスバーデスの不動産エージェント、佐藤 遥のホームページです。売買と賃貸の物件をご覧いただけます。",
    },
  },
  listings: harukaSatoListings,
};
