import { yunaLeeListings } from "../listings/yuna-lee.ts";
import type { SampleAgent } from "../sample-agent.ts";

/** Fictitious. Johns Creek, Alpharetta and Cumming. */
export const yunaLee: SampleAgent = {
  slug: "yuna-lee",
  name: { ko: "이유나", en: "Yuna Lee", ja: "ユナ・リー" },
  jobTitle: { ko: "부동산 에이전트", en: "Real estate agent", ja: "不動産エージェント" },
  brokerage: {
    ko: "노스브룩 조지아 홈즈",
    en: "Northbrook Georgia Homes",
    ja: "ノースブルック・ジョージア・ホームズ",
  },
  license: "GREC SAMPLE-08",
  brokerageLicense: "GREC SAMPLE-28",
  phone: "678-555-0117",
  brokeragePhone: "678-555-0127",
  email: "yuna-lee@example.com",
  hasKakao: true,
  state: "GA",
  cities: ["Johns Creek", "Alpharetta", "Cumming"],
  languages: ["ko", "en"],
  template: "portrait",
  color: "#A78BDA",
  darkHero: false,
  darkContent: false,
  logo: "logo-01-ridgeline",
  images: {
    cover: "interior-living-fireplace",
    section: "interior-kitchen-island",
    gallery: ["interior-bathroom", "patio-pergola", "interior-dining", "interior-study"],
    share: "exterior-townhouse-row",
  },
  salesCount: 76,
  lastYearSalesTotal: 22_100_000,
  careerStart: "2018-04-09",
  tagline: {
    ko: "빈방을 보면\n어울릴 빛이 떠오릅니다",
    en: "I walk into empty rooms and see the light.",
    ja: "空の部屋に入ると、\n似合う光が浮かびます。",
  },
  about: {
    ko: "인테리어 스튜디오에서 조명을 다루던 사람입니다. 그래서 빈방에 들어가면 가구보다 빛이 먼저 보입니다. 집을 파시는 분께는 큰돈을 들이지 않고 방의 인상을 바꾸는 법을, 집을 사시는 분께는 지금은 어두워도 밝아질 수 있는 집을 알려 드립니다. 존스크릭과 알파레타에서 만난 집들을 저마다의 시간대별 사진으로 기록해 두었습니다.",
    en: "I used to design lighting for an interiors studio, so in an empty room I see the light before the furniture. Sellers learn how to change the feel of a room without spending much. Buyers learn to spot the house that is dim today and need not be. I keep a record of every home I have walked in Johns Creek and Alpharetta, photographed at different hours of the day.",
    ja: "インテリアの事務所で照明の設計をしていました。ですから空の部屋に入ると、家具より先に光が見えます。家を売る方には大きなお金をかけずに部屋の印象を変える方法を、家を買う方にはいまは暗くても明るくなる家をお伝えします。ジョンズクリークとアルファレッタで歩いた家は、時間帯ごとの写真で記録しています。",
  },
  story: {
    title: {
      ko: "같은 방을 세 번 봅니다",
      en: "The same room, three times",
      ja: "同じ部屋を、三度見ます",
    },
    body: {
      ko: "마음에 드는 집은 아침과 낮, 해 질 무렵에 한 번씩 봅니다. 같은 자리에 서서 찍은 사진 세 장을 나란히 놓아 드립니다. 낮에는 어둡던 복도가 저녁에 가장 좋을 때도 있습니다. 등을 바꾸면 될 일과 창을 내야 할 일도 나누어 적어 드립니다.",
      en: "When you like a house, we see it in the morning, at noon, and near sunset. I stand in the same spot each time and lay the three photos side by side. A hallway that is dim at noon may be at its best in the evening. I also note what a new lamp would solve, and what would take a new window.",
      ja: "気に入った家は、朝と昼と日暮れに一度ずつ見ます。同じ場所に立って撮った写真を三枚並べてお見せします。昼は暗い廊下が、夕方にいちばんよいこともあります。照明を替えれば済むことと、窓が必要なことも分けて書きます。",
    },
  },
  videoTitle: {
    ko: "전구만 바꾸어도 방이 달라지는 이유",
    en: "Why a change of bulb can change a room",
    ja: "電球を替えるだけで部屋が変わる理由",
  },
  testimonials: [
    {
      quote: {
        ko: "등 네 개를 바꾸고 커튼을 걷었을 뿐인데, 두 달 동안 안\u00a0팔리던 집에 첫 주에 오퍼가 왔습니다.",
        en: "We changed four lamps and took down the drapes. After two months without one, an offer came in the first week.",
        ja: "照明を四つ替えてカーテンを外しただけで、二か月売れなかった家に最初の週でオファーが来ました。",
      },
      author: "K. Whitfield",
      place: "Alpharetta",
      year: 2025,
    },
    {
      quote: {
        ko: "해 질 무렵에 다시 가자고 하지 않으셨다면 그 집을 놓쳤을 겁니다.",
        en: "If she had not said to come back at sunset, we would have passed on the house.",
        ja: "日暮れにもう一度行きましょうと言われなければ、あの家を見送っていました。",
      },
      author: "J. & S. Bae",
      place: "Johns Creek",
      year: 2024,
    },
  ],
  questions: [
    {
      question: {
        ko: "팔기 전에 조명을 바꾸는 데 얼마나 듭니까?",
        en: "What does new lighting cost before a sale?",
        ja: "売る前に照明を替えると、いくらかかりますか。",
      },
      answer: {
        ko: "침실 네 개인 집이라면 보통 600달러에서 1,200달러입니다. 배선을 새로 하지 않고 기구와 전구만 바꾸는 금액입니다.",
        en: "For a house with four bedrooms, usually 600 to 1,200 dollars. That is for fixtures and bulbs, without new wiring.",
        ja: "寝室が四つの家で、通常600〜1,200ドルです。配線はそのままで、器具と電球だけを替える金額です。",
      },
    },
    {
      question: {
        ko: "집을 비운 뒤에 파는 것이 좋습니까?",
        en: "Should we move out before selling?",
        ja: "引っ越してから売るほうがよいですか。",
      },
      answer: {
        ko: "꼭 그렇지는 않습니다. 방마다 가구를 절반쯤 덜어 내면 빛이 들어올 자리가 생깁니다. 무엇을 남길지는 함께 정합니다.",
        en: "Not always. Taking out about half the furniture gives the light somewhere to fall. We decide together what stays.",
        ja: "必ずしもそうではありません。家具を半分ほど減らせば、光の入る場所ができます。何を残すかは一緒に決めます。",
      },
    },
  ],
  seo: {
    title: {
      ko: "이유나 | 존스크릭·알파레타 부동산",
      en: "Yuna Lee | Real estate in Johns Creek and Alpharetta",
      ja: "ユナ・リー | ジョンズクリーク・アルファレッタの不動産",
    },
    description: {
      ko: "존스크릭, 알파레타, 커밍에서 일하는 부동산 에이전트 이유나의 홈페이지입니다. 매매와 임대 매물을 보고 상담을 신청하실 수 있습니다.",
      en: "Yuna Lee is a real estate agent working in Johns Creek, Alpharetta, and Cumming. See homes for sale and for rent, and get in touch.",
      ja: "ジョンズクリーク、アルファレッタ、カミングの不動産エージェント、ユナ・リーのホームページです。売買と賃貸の物件をご覧いただけます。",
    },
  },
  listings: yunaLeeListings,
};
