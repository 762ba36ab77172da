import { graceKimListings } from "../listings/grace-kim.ts";
import type { SampleAgent } from "../sample-agent.ts";

/** Fictitious. Irvine, Tustin and Newport Beach. */
export const graceKim: SampleAgent = {
  slug: "grace-kim",
  name: { ko: "김서연", en: "Grace Kim", ja: "グレース・キム" },
  jobTitle: { ko: "부동산 에이전트", en: "Real estate agent", ja: "不動産エージェント" },
  brokerage: { ko: "솔트브룩 리얼티", en: "Saltbrook Realty", ja: "ソルトブルック不動産" },
  license: "CA DRE SAMPLE-01",
  brokerageLicense: "CA DRE SAMPLE-21",
  phone: "949-555-0110",
  brokeragePhone: "949-555-0120",
  email: "grace-kim@example.com",
  hasKakao: true,
  state: "CA",
  cities: ["Irvine", "Tustin", "Newport Beach"],
  languages: ["ko", "en"],
  template: "portrait",
  color: "#0F5C4A",
  darkHero: false,
  darkContent: false,
  logo: "logo-08-stair-k",
  images: {
    cover: "interior-living-fireplace",
    section: "interior-bathroom",
    gallery: [
      "interior-kitchen-island",
      "exterior-mediterranean-loggia",
      "interior-condo-living",
      "exterior-hillside-terrace",
    ],
    share: "exterior-mediterranean",
  },
  salesCount: 184,
  lastYearSalesTotal: 48_200_000,
  careerStart: "2011-03-14",
  tagline: {
    ko: "집을 보기 전에\n하루를 먼저 여쭙습니다",
    en: "I ask about your day before I show you a house.",
    ja: "家を見る前に、\n一日の過ごし方を伺います。",
  },
  about: {
    ko: "저는 집을 보여 드리기 전에 먼저 여쭙습니다. 아침에 해가 드는 부엌이 좋으신지, 퇴근길이 몇 분까지 괜찮으신지, 십 년 뒤에도 이 계단을 오르내리실 수 있을지를요. 어바인에서 집을 사고파는 일을 돕기 전에는 구조 설계 사무소에서 일했습니다. 그래서 도면을 읽고, 벽을 두드려 보고, 고칠 곳과 그 비용을 먼저 말씀드립니다. 계약서는 한국어와 영어로 한 줄씩 함께 읽습니다. 서두르지 않아도 좋은 집은 만날 수 있다고 믿습니다.",
    en: "Before I show you a house I ask questions. Do you want sun in the kitchen at seven? How long a drive home is too long? Will you still like those stairs in ten years? I worked in a structural engineering office before I sold my first home in Irvine, so I read the drawings, knock on the walls, and tell you what needs fixing and what it costs before you fall in love. We read the contract line by line, in Korean and in English. You do not have to hurry to find a good house.",
    ja: "家をご案内する前に、まず質問をします。朝の台所に日が入るほうがよいか、帰り道は何分までなら苦にならないか、十年後もこの階段を上り下りできるか。アーバインで不動産の仕事を始める前は、構造設計の事務所に勤めていました。図面を読み、壁をたたき、直すところとその費用を先にお伝えします。契約書は韓国語と英語で一行ずつ一緒に読みます。急がなくても、よい家には出会えます。",
  },
  story: {
    title: {
      ko: "집을 보러 가는 날",
      en: "The day we look at houses",
      ja: "家を見に行く日",
    },
    body: {
      ko: "한 번에 세 곳까지만 봅니다. 집과 집 사이에는 삼십 분을 비워 둡니다. 방금 본 집을 마음속에서 한 번 더 걸어 보실 시간입니다. 물이 새는 곳, 소리가 드는 곳, 해가 지는 방향을 적은 종이를 한 장씩 드립니다.",
      en: "Three houses at a time, no more. Between one and the next I leave thirty minutes, so you can walk through the last one again in your mind. For each you get a sheet that says where water gets in, where sound comes in, and which way the sun goes down.",
      ja: "一度に見るのは三軒までです。家と家のあいだに三十分を空け、いま見た家を思い返していただきます。水の入るところ、音の入るところ、日の沈む方角を書いた紙を、一軒に一枚ずつお渡しします。",
    },
  },
  videoTitle: {
    ko: "첫 집을 살 때 꼭 확인할 일곱 가지",
    en: "Seven things to check before you buy your first home",
    ja: "はじめての家を買う前に確かめたい七つのこと",
  },
  testimonials: [
    {
      quote: {
        ko: "마음에 든 집의 욕실 벽에서 누수 자국을 먼저 찾아 주셨습니다. 견적서를 들고 협상해서 수리비만큼 값을 내렸습니다.",
        en: "She found the leak stain on the bathroom wall of the house we wanted, got an estimate, and the price came down by the cost of the repair.",
        ja: "気に入った家の浴室の壁に、水漏れの跡を見つけてくださいました。見積もりをもとに交渉し、修理代の分だけ価格が下がりました。",
      },
      author: "H. Jung",
      place: "Irvine",
      year: 2025,
    },
    {
      quote: {
        ko: "계약서를 한국어로 한 줄씩 설명해 주셔서, 서명하는 날에는 더 여쭐 것이 없었습니다.",
        en: "We went through the contract in Korean, line by line. On the day we signed I had no questions left.",
        ja: "契約書を韓国語で一行ずつ説明していただき、署名の日には聞くことが残っていませんでした。",
      },
      author: "S. & M. Oh",
      place: "Tustin",
      year: 2024,
    },
  ],
  seo: {
    title: {
      ko: "김서연 | 어바인·터스틴 부동산",
      en: "Grace Kim | Real estate in Irvine and Tustin",
      ja: "グレース・キム | アーバイン・タスティンの不動産",
    },
    description: {
      ko: "어바인, 터스틴, 뉴포트비치에서 일하는 부동산 에이전트 김서연의 홈페이지입니다. 매매와 임대 매물을 보고 상담을 신청하실 수 있습니다.",
      en: "Grace Kim is a real estate agent working in Irvine, Tustin, and Newport Beach. See homes for sale and for rent, and get in touch.",
      ja: "アーバイン、タスティン、ニューポートビーチの不動産エージェント、グレース・キムのホームページです。売買と賃貸の物件をご覧いただけます。",
    },
  },
  listings: graceKimListings,
};
