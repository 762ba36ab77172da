import { emiNakamuraListings } from "../listings/emi-nakamura.ts";
import type { SampleAgent } from "../sample-agent.ts";

/** Fictitious. Los Angeles, Culver City and Santa Monica. */
export const emiNakamura: SampleAgent = {
  slug: "emi_nakamura",
  name: { ko: "나카무라 에미", en: "Emi Nakamura", ja: "中村 恵美" },
  jobTitle: {
    ko: "오래된 집 전문 부동산 에이전트",
    en: "Real estate agent, historic homes",
    ja: "古い家専門の不動産エージェント",
  },
  brokerage: { ko: "할로오크 에스테이트", en: "Hollow Oak Estates", ja: "ハロウオーク不動産" },
  license: "CA DRE SAMPLE-06",
  brokerageLicense: "CA DRE SAMPLE-26",
  phone: "323-555-0115",
  brokeragePhone: "323-555-0125",
  email: "emi-nakamura@example.com",
  hasKakao: true,
  state: "CA",
  cities: ["Los Angeles", "Culver City", "Santa Monica"],
  languages: ["ja", "en", "ko"],
  template: "editorial",
  color: "#6D1A36",
  darkHero: false,
  darkContent: false,
  logo: "logo-09-cypress",
  images: {
    cover: "interior-living-fireplace",
    section: "interior-study",
    gallery: [
      "exterior-mediterranean-loggia",
      "interior-japanese-room",
      "exterior-midcentury-dusk",
      "card-skyline-blue-hour",
    ],
    share: "exterior-craftsman-dusk",
  },
  salesCount: 118,
  lastYearSalesTotal: 44_700_000,
  careerStart: "2012-11-05",
  tagline: {
    ko: "오래된 집을\n오래 보아 왔습니다",
    en: "Old houses, looked at for a long time.",
    ja: "古い家を、長く見てきました。",
  },
  about: {
    ko: "할머니가 1952년에 지으신 로스앤젤레스의 작은 집에서 자랐습니다. 지금도 그 집에 삽니다. 오래된 집을 사려는 분들이 저를 찾아오시는데, 대개는 사지 말라는 말씀부터 드립니다. 지붕과 기초, 전기 배선을 함께 확인하고 나서도 여전히 좋으시다면 그때부터 시작합니다. 목수와 정원사, 보존 전문가의 전화번호도 아낌없이 알려 드립니다.",
    en: "I grew up in a small Los Angeles house my grandmother built in 1952, and I live in it still. People come to me for old houses, and I usually begin by telling them not to buy one. If you still want it after we have looked at the roof, the foundation, and the wiring together, then we start. I share freely the numbers of the carpenter, the gardener and the preservationist.",
    ja: "1952年に祖母が建てた、ロサンゼルスの小さな家で育ちました。今もその家に暮らしています。古い家を探して私のところへいらっしゃる方には、たいてい「買わないほうがいいですよ」と申し上げるところから始めます。屋根と基礎、電気の配線を一緒に確かめて、それでも好きだと思えたら、そこからがスタートです。大工さんや庭師さんの連絡先は、惜しみなくお伝えします。",
  },
  story: {
    title: {
      ko: "지붕 밑부터 봅니다",
      en: "Under the roof first",
      ja: "屋根裏から、見はじめます",
    },
    body: {
      ko: "처음 가는 날에는 거실에 앉지 않습니다. 지붕 밑과 마루 밑, 배전반부터 봅니다. 손전등은 두 개를 가져가니 하나는 직접 들고 보세요. 고칠 곳을 모두 적고 나면, 그제야 창가에 앉아 이 집에서 보낼 저녁을 이야기합니다.",
      en: "On the first visit we do not sit down in the living room. We start under the roof, under the floor, and at the electrical panel. I bring two flashlights, and one of them is for you. Once everything that needs repair is written down, we sit by the window and talk about the evenings you would spend there.",
      ja: "はじめて伺う日は、居間には座りません。屋根裏と床下、それから分電盤を先に見ます。懐中電灯は二本お持ちしますので、一本はご自身の手でどうぞ。直すところをすべて書き出したあとで、ようやく窓辺に座り、この家で過ごす夕方の話をします。",
    },
  },
  videoTitle: {
    ko: "1952년에 지은 집에 살며 배운 것",
    en: "What living in a 1952 house has taught me",
    ja: "1952年の家に暮らして、わかったこと",
  },
  testimonials: [
    {
      quote: {
        ko: "사지 말라고 세 번 말리셨습니다. 네 번째 집에서 아무 말씀이 없으셔서 그 집을 샀습니다.",
        en: "She talked us out of three houses. At the fourth she said nothing, so we bought it.",
        ja: "三軒続けて「やめておきましょう」と言われました。四軒目では何もおっしゃらなかったので、その家を買いました。",
      },
      author: "N. Abe",
      place: "Los Angeles",
      year: 2025,
    },
    {
      quote: {
        ko: "손전등을 들고 마루 밑을 함께 본 날, 이분께 맡기기로 정했습니다.",
        en: "The day we both went under the floor with flashlights, I knew who would sell my mother’s house.",
        ja: "懐中電灯を持って一緒に床下を見た日に、この方にお任せしようと決めました。",
      },
      author: "G. Feldman",
      place: "Culver City",
      year: 2023,
    },
  ],
  questions: [
    {
      question: {
        ko: "밀스 법이 무엇입니까?",
        en: "What is the Mills Act?",
        ja: "ミルズ法とは何ですか。",
      },
      answer: {
        ko: "역사적 건물의 소유자가 보존을 약속하면 재산세를 낮추어 주는 캘리포니아의 제도입니다. 시와 맺는 계약이며, 집을 팔면 새 소유자에게 이어집니다.",
        en: "A California program that lowers the property tax of a historic building whose owner agrees to preserve it. It is a contract with the city and passes to the next owner.",
        ja: "歴史的な建物の所有者が保存を約束すると、固定資産税が下がるカリフォルニアの制度です。市との契約で、売却すると次の所有者に引き継がれます。",
      },
    },
    {
      question: {
        ko: "인스펙션은 몇 번 합니까?",
        en: "How many inspections do we do?",
        ja: "インスペクションは何回しますか。",
      },
      answer: {
        ko: "오래된 집이라면 네 번을 권합니다. 일반 인스펙션, 하수관 카메라, 기초, 굴뚝입니다. 모두 합해 보통 1,500달러에서 2,000달러가 듭니다.",
        en: "For an old house I suggest four: general, sewer camera, foundation, and chimney. Together they usually cost between 1,500 and 2,000 dollars.",
        ja: "古い家には四つをおすすめします。一般のインスペクション、下水管のカメラ、基礎、煙突です。合わせて1,500〜2,000ドルほどかかります。",
      },
    },
  ],
  seo: {
    title: {
      ko: "나카무라 에미 | 로스앤젤레스·컬버시티 부동산",
      en: "Emi Nakamura | Real estate in Los Angeles and Culver City",
      ja: "中村 恵美 | ロサンゼルス・カルバーシティの不動産",
    },
    description: {
      ko: "로스앤젤레스, 컬버시티, 샌타모니카에서 일하는 부동산 에이전트 나카무라 에미의 홈페이지입니다. 매매와 임대 매물을 보고 상담을 신청하실 수 있습니다.",
      en: "Emi Nakamura is a real estate agent working in Los Angeles, Culver City, and Santa Monica. See homes for sale and for rent, and get in touch.",
      ja: "ロサンゼルス、カルバーシティ、サンタモニカの不動産エージェント、中村 恵美のホームページです。売買と賃貸の物件をご覧いただけます。",
    },
  },
  listings: emiNakamuraListings,
};
