import { claireWhitmoreListings } from "../listings/claire-whitmore.ts";
import type { SampleAgent } from "../sample-agent.ts";

/** Fictitious. San Diego, La Jolla and Del Mar. */
export const claireWhitmore: SampleAgent = {
  slug: "claire-whitmore",
  name: { ko: "클레어 휘트모어", en: "Claire Whitmore", ja: "クレア・ウィットモア" },
  jobTitle: { ko: "브로커", en: "Broker", ja: "ブローカー" },
  brokerage: {
    ko: "타이드라인 프로퍼티",
    en: "Tideline Property Co.",
    ja: "タイドライン・プロパティ",
  },
  license: "CA DRE SAMPLE-04",
  brokerageLicense: "CA DRE SAMPLE-24",
  phone: "858-555-0113",
  brokeragePhone: "858-555-0123",
  email: "claire-whitmore@example.com",
  hasKakao: false,
  state: "CA",
  cities: ["San Diego", "La Jolla", "Del Mar"],
  languages: ["en"],
  template: "panorama",
  color: "#F7CAD0",
  darkHero: true,
  darkContent: true,
  logo: "logo-04-sun-horizon",
  images: {
    cover: "hero-dusk-pool",
    coverFocus: { x: 66, y: 60 },
    section: "interior-living-room",
    gallery: [
      "exterior-mediterranean-loggia",
      "exterior-hillside-terrace",
      "interior-living-fireplace",
      "card-skyline-blue-hour",
    ],
    share: "hero-dusk-pool",
  },
  salesCount: 261,
  lastYearSalesTotal: 91_500_000,
  careerStart: "2007-05-21",
  tagline: {
    ko: "바다가 보이는 집을\n정직하게 소개합니다",
    en: "Houses by the water, described honestly.",
    ja: "海の見える家を、\n正直にご紹介します。",
  },
  about: {
    ko: "바닷가 집은 사진보다 솔직해야 합니다. 소금기가 창틀을 얼마나 빨리 상하게 하는지, 보험료가 얼마나 나오는지, 유월의 안개가 몇 시에 걷히는지 저는 먼저 말씀드립니다. 배를 고치던 아버지께 배운 것은 물가의 물건은 관리하는 만큼 오래간다는 사실입니다. 라호야와 델마에서 이십 년 가까이 일하며, 같은 집을 두 번 소개한 적도 여러 번 있습니다.",
    en: "A house by the sea deserves more honesty than its photographs. I tell you how quickly salt works on a window frame, what the insurance will run, and what hour the June fog lifts. My father repaired boats, and taught me that anything near water lasts exactly as long as you look after it. I have worked La Jolla and Del Mar for close to twenty years, and have sold several houses twice.",
    ja: "海辺の家は、写真よりも正直でなければなりません。潮風が窓枠をどれほど早く傷めるか、保険料はいくらか、六月の霧は何時に晴れるか。私はそこから先にお話しします。船を直していた父に、水辺のものは手をかけた分だけ長くもつと教わりました。ラホヤとデルマーで二十年近く働き、同じ家を二度ご紹介したことも何度かあります。",
  },
  story: {
    title: { ko: "오퍼를 쓰기 전에", en: "Before you make an offer", ja: "オファーを書く前に" },
    body: {
      ko: "다른 시간에 한 번 더 가서 창문을 모두 열어 봅니다. 저는 조수표와 지난 삼 년 치 보험 견적, 수분 측정기를 들고 갑니다. 저녁 여섯 시에도 여전히 마음에 드시면, 부엌 식탁에 앉아 오퍼를 씁니다.",
      en: "We go back once more, at a different hour, with the windows open. I bring the tide table, the last three years of insurance quotes, and a moisture meter. If the house still feels right at six in the evening, we write the offer at the kitchen table.",
      ja: "時間を変えてもう一度伺い、窓をすべて開けます。潮見表と過去三年分の保険の見積もり、水分計を持っていきます。夕方六時にもまだ気に入っていらしたら、台所のテーブルでオファーを書きます。",
    },
  },
  videoTitle: {
    ko: "바닷바람이 집에 하는 일, 그리고 그 비용",
    en: "What salt air does to a house, and what it costs",
    ja: "潮風が家にすること、そしてその費用",
  },
  testimonials: [
    {
      quote: {
        ko: "보험 견적을 먼저 보여 준 에이전트는 클레어뿐이었습니다. 덕분에 첫 번째 집은 포기했고, 두 번째 집에 잘 살고 있습니다.",
        en: "Claire was the only agent who showed us the insurance quotes first. We let the first house go because of them, and are happy in the second.",
        ja: "保険の見積もりを最初に見せてくれたのはクレアさんだけでした。おかげで一軒目は見送り、二軒目で快適に暮らしています。",
      },
      author: "P. Lindqvist",
      place: "La Jolla",
      year: 2025,
    },
    {
      quote: {
        ko: "팔 때도 단점을 먼저 적자고 하셨습니다. 아흐레 만에 오퍼 세 건을 받았습니다.",
        en: "Even when we sold, she put the flaws at the top of the page. We had three offers in nine days.",
        ja: "売るときも、欠点を先に書きましょうと言われました。九日で三件のオファーをいただきました。",
      },
      author: "R. & A. Castillo",
      place: "Del Mar",
      year: 2024,
    },
  ],
  seo: {
    title: {
      ko: "클레어 휘트모어 | 샌디에이고·라호야 부동산",
      en: "Claire Whitmore | Real estate in San Diego and La Jolla",
      ja: "クレア・ウィットモア | サンディエゴ・ラホヤの不動産",
    },
    description: {
      ko: "샌디에이고, 라호야, 델마에서 일하는 부동산 에이전트 클레어 휘트모어의 홈페이지입니다. 매매와 임대 매물을 보고 상담을 신청하실 수 있습니다.",
      en: "Claire Whitmore is a real estate agent working in San Diego, La Jolla, and Del Mar. See homes for sale and for rent, and get in touch.",
      ja: "サンディエゴ、ラホヤ、デルマーの不動産エージェント、クレア・ウィットモアのホームページです。売買と賃貸の物件をご覧いただけます。",
    },
  },
  listings: claireWhitmoreListings,
};
