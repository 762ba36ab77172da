import { rafaelDelgadoListings } from "../listings/rafael-delgado.ts";
import type { SampleAgent } from "../sample-agent.ts";

/** Fictitious. Los Angeles, Pasadena and Silver Lake. */
export const rafaelDelgado: SampleAgent = {
  slug: "rafael-delgado",
  name: { ko: "라파엘 델가도", en: "Rafael Delgado", ja: "ラファエル・デルガド" },
  jobTitle: {
    ko: "부동산 에이전트 · 전직 건축업자",
    en: "Real estate agent, former builder",
    ja: "不動産エージェント・元建築業",
  },
  brokerage: {
    ko: "아로요 하우스 리얼티",
    en: "Arroyo House Realty",
    ja: "アロヨ・ハウス・リアルティ",
  },
  license: "CA DRE SAMPLE-10",
  brokerageLicense: "CA DRE SAMPLE-30",
  phone: "626-555-0119",
  brokeragePhone: "626-555-0129",
  email: "rafael-delgado@example.com",
  hasKakao: false,
  state: "CA",
  cities: ["Los Angeles", "Pasadena", "Silver Lake"],
  languages: ["en"],
  template: "editorial",
  color: "#C8A96A",
  darkHero: true,
  darkContent: true,
  logo: "logo-03-h-gable",
  images: {
    cover: "interior-dining",
    section: "interior-living-fireplace",
    gallery: ["patio-pergola", "interior-study", "interior-living-room", "card-skyline-blue-hour"],
    share: "exterior-craftsman-dusk",
  },
  salesCount: 88,
  lastYearSalesTotal: 33_600_000,
  careerStart: "2015-10-12",
  tagline: {
    ko: "집을 짓던 사람이\n집을 소개합니다",
    en: "A builder who turned to selling.",
    ja: "家を建てていた人間が、\n家をご紹介します。",
  },
  about: {
    ko: "서른 해 가까이 집을 고치고 지었습니다. 무릎이 말을 듣지 않게 된 뒤로는 망치 대신 열쇠를 듭니다. 패서디나와 실버레이크의 언덕집은 사진으로는 알 수 없습니다. 축대가 언제 쌓였는지, 물이 어디로 흐르는지 보아야 합니다. 저와 함께 집을 보러 가실 때는 편한 신발을 신고 오세요. 마루 밑까지 들어가 보니까요.",
    en: "I built and repaired houses for the better part of thirty years. When my knees gave notice I put down the hammer and picked up the keys. You cannot know a hillside house in Pasadena or Silver Lake from its photographs. You need to see when the retaining wall went in and where the water goes. Wear comfortable shoes when we go looking, because we will end up under the floor.",
    ja: "三十年近く、家を直し、建ててきました。膝が言うことをきかなくなってからは、金づちの代わりに鍵を持っています。パサデナやシルバーレイクの丘の家は、写真ではわかりません。擁壁がいつ造られたのか、水がどこへ流れるのかを見る必要があります。一緒に家を見に行くときは、歩きやすい靴でお越しください。床下まで入りますので。",
  },
  story: {
    title: {
      ko: "비 온 다음 날 다시 갑니다",
      en: "We go back after the rain",
      ja: "雨の翌日に、また行きます",
    },
    body: {
      ko: "언덕집은 비가 온 다음 날 다시 봅니다. 물이 모이는 자리와 벽에 남은 줄, 문이 뻑뻑해진 방을 찾습니다. 축대는 눈으로 보고 손으로 만져 본 뒤에 허가 서류까지 찾아 읽습니다. 그러고도 궁금한 것이 남으면 구조 기술자를 부릅니다.",
      en: "I see a hillside house again the day after rain. I look for where the water gathers, the line it left on a wall, the room whose door has begun to stick. I look at the retaining wall, put a hand on it, then find its permit and read that too. If a question is still open, we call an engineer.",
      ja: "丘の家は、雨の翌日にもう一度見ます。水のたまる場所、壁に残った線、戸がきつくなった部屋を探します。擁壁は目で見て、手で触れ、許可の書類まで探して読みます。それでも疑問が残れば、構造の技術者を呼びます。",
    },
  },
  videoTitle: {
    ko: "축대를 볼 때 먼저 살피는 세 곳",
    en: "Three places to look first on a retaining wall",
    ja: "擁壁を見るとき、最初に確かめる三か所",
  },
  testimonials: [
    {
      quote: {
        ko: "축대의 허가가 없다는 것을 시청 서류에서 찾아내셨습니다. 그 한 장으로 팔만 달러를 아꼈습니다.",
        en: "He found in the city’s files that the retaining wall had no permit. That one sheet saved us 80,000 dollars.",
        ja: "擁壁の許可がないことを、市の書類から見つけてくださいました。その一枚で八万ドル助かりました。",
      },
      author: "A. Petrov",
      place: "Silver Lake",
      year: 2025,
    },
    {
      quote: {
        ko: "인스펙터보다 먼저 마루 밑에 들어가 계셨습니다. 나오셔서 사도 되겠다고 하셨습니다.",
        en: "He was under the floor before the inspector was. He came out and said: this one you can buy.",
        ja: "インスペクターより先に床下に入っていらっしゃいました。出てきて「この家は買って大丈夫です」とおっしゃいました。",
      },
      author: "L. & W. Tran",
      place: "Pasadena",
      year: 2023,
    },
  ],
  seo: {
    title: {
      ko: "라파엘 델가도 | 로스앤젤레스·패서디나 부동산",
      en: "Rafael Delgado | Real estate in Los Angeles and Pasadena",
      ja: "ラファエル・デルガド | ロサンゼルス・パサデナの不動産",
    },
    description: {
      ko: "로스앤젤레스, 패서디나, 실버레이크에서 일하는 부동산 에이전트 라파엘 델가도의 홈페이지입니다. 매매와 임대 매물을 보고 상담을 신청하실 수 있습니다.",
      en: "Rafael Delgado is a real estate agent working in Los Angeles, Pasadena, and Silver Lake. See homes for sale and for rent, and get in touch.",
      ja: "ロサンゼルス、パサデナ、シルバーレイクの不動産エージェント、ラファエル・デルガドのホームページです。売買と賃貸の物件をご覧いただけます。",
    },
  },
  listings: rafaelDelgadoListings,
};
