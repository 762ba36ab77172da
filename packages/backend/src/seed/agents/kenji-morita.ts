import { kenjiMoritaListings } from "../listings/kenji-morita.ts";
import type { SampleAgent } from "../sample-agent.ts";

/** Fictitious. Irvine, Costa Mesa and Huntington Beach. */
export const kenjiMorita: SampleAgent = {
  slug: "kenji_morita",
  name: { ko: "모리타 겐지", en: "Kenji Morita", ja: "森田 健司" },
  jobTitle: {
    ko: "부동산 에이전트 · 주재원 주거 전문",
    en: "Real estate agent, relocation",
    ja: "不動産エージェント・駐在員担当",
  },
  brokerage: {
    ko: "아이언우드 앤드 시 리얼티",
    en: "Ironwood & Sea Realty",
    ja: "アイアンウッド＆シー不動産",
  },
  license: "CA DRE SAMPLE-09",
  brokerageLicense: "CA DRE SAMPLE-29",
  phone: "949-555-0118",
  brokeragePhone: "949-555-0128",
  email: "kenji-morita@example.com",
  hasKakao: false,
  ownDomain: "https://kenji-morita.example",
  state: "CA",
  cities: ["Irvine", "Costa Mesa", "Huntington Beach"],
  languages: ["ja", "en"],
  template: "panorama",
  color: "#12B5CB",
  darkHero: false,
  darkContent: true,
  logo: "logo-06-key-square",
  images: {
    cover: "exterior-mediterranean-dusk",
    coverFocus: { x: 50, y: 64 },
    section: "interior-bedroom",
    gallery: [
      "interior-condo-living",
      "exterior-mediterranean-loggia",
      "exterior-hillside-terrace",
      "interior-japanese-room",
    ],
    share: "exterior-mediterranean-dusk",
  },
  salesCount: 154,
  lastYearSalesTotal: 40_600_000,
  careerStart: "2010-02-01",
  tagline: {
    ko: "약속한 시간보다\n십 분 먼저 갑니다",
    en: "Ten minutes early, every time.",
    ja: "約束の十分前に、着いています。",
  },
  about: {
    ko: "약속 시간보다 십 분 먼저 도착합니다. 그 십 분 동안 에어컨을 켜 보고, 수압을 확인하고, 주차가 쉬운지 봅니다. 주재원으로 처음 코스타메사에 왔을 때 저를 도와준 에이전트가 그렇게 일했습니다. 임대로 시작해 내 집을 마련하기까지, 한 손님과 평균 칠 년을 함께해 왔습니다.",
    en: "I arrive ten minutes before we are due to meet. In those ten minutes I run the air conditioning, check the water pressure, and find out how easy it is to park. The agent who helped me when I was first posted to Costa Mesa worked that way. I walk with clients from a first lease to a first home, seven years on average.",
    ja: "お約束の十分前に着くようにしています。その十分で、エアコンをつけ、水圧を確かめ、駐車のしやすさを見ておきます。駐在員としてはじめてコスタメサに来たとき、お世話になったエージェントがそういう人でした。賃貸から始めて、ご自宅を購入されるまで。一人のお客さまと、平均して七年のお付き合いになります。",
  },
  story: {
    title: {
      ko: "먼저 도착한 십 분",
      en: "The ten minutes before",
      ja: "先に着いた、十分のあいだに",
    },
    body: {
      ko: "오시기 전에 여섯 가지를 확인해 둡니다. 냉방, 수압, 주차, 휴대전화 신호, 세탁기 자리, 그리고 옆길의 소음입니다. 결과는 메모로 적어 현관에서 건네 드립니다. 집 안에서는 메모를 접어 두고 천천히 둘러보시면 됩니다.",
      en: "Before you arrive I check six things: cooling, water pressure, parking, phone signal, space for a washer, and noise from the side street. I hand you my notes at the door. Inside, leave them folded and simply look around.",
      ja: "お着きになる前に、六つのことを確かめておきます。冷房、水圧、駐車、携帯電話の電波、洗濯機の置き場、横の通りの音。結果はメモにして、玄関でお渡しします。家の中ではメモを閉じて、ゆっくりご覧になるだけで大丈夫です。",
    },
  },
  videoTitle: {
    ko: "임대에서 내 집까지, 순서대로 준비하는 법",
    en: "From a lease to a home of your own, in order",
    ja: "賃貸からご自宅の購入まで、順番に準備すること",
  },
  testimonials: [
    {
      quote: {
        ko: "일본에 있을 때 영상으로 집 세 곳을 보여 주셨습니다. 수도꼭지를 하나하나 틀어 보는 소리까지 들렸습니다.",
        en: "While we were still in Japan he showed us three homes by video. You could hear him open every tap.",
        ja: "まだ日本にいるあいだに、三軒をビデオで見せていただきました。蛇口を一つずつ開ける音まで聞こえました。",
      },
      author: "Y. Kondo",
      place: "Irvine",
      year: 2025,
    },
    {
      quote: {
        ko: "임대 계약을 두 번 갱신하고 육 년째에 집을 샀습니다. 그동안 한 번도 재촉하지 않으셨습니다.",
        en: "We renewed our lease twice and bought in the sixth year. In all that time he never hurried us.",
        ja: "賃貸を二度更新し、六年目に家を買いました。そのあいだ、一度も急かされたことはありません。",
      },
      author: "R. & M. Sugi",
      place: "Costa Mesa",
      year: 2024,
    },
  ],
  questions: [
    {
      question: {
        ko: "미국 신용 기록이 없어도 집을 빌릴 수 있습니까?",
        en: "Can I lease a home without a US credit history?",
        ja: "アメリカの信用履歴がなくても、家を借りられますか。",
      },
      answer: {
        ko: "빌리실 수 있습니다. 고용 확인서와 급여 명세, 은행 잔고 증명을 함께 냅니다. 보증금은 캘리포니아 법에 따라 대개 한 달 치가 상한입니다.",
        en: "Yes. We submit a letter of employment, pay statements, and a bank balance instead. By California law the deposit is in most cases limited to one month of rent.",
        ja: "借りられます。雇用証明書、給与明細、銀行の残高証明を合わせて提出します。敷金はカリフォルニア州法により、多くの場合、家賃1か月分が上限です。",
      },
    },
    {
      question: {
        ko: "입국하기 전에 계약할 수 있습니까?",
        en: "Can we sign before we arrive?",
        ja: "渡米の前に契約できますか。",
      },
      answer: {
        ko: "영상으로 보시고 전자 서명으로 계약하실 수 있습니다. 다만 저는 도착하신 뒤 2주 동안 머무를 임시 숙소를 먼저 권합니다.",
        en: "You can view by video and sign electronically. Still, I suggest a temporary place for the first two weeks.",
        ja: "ビデオでご覧になり、電子署名で契約できます。ただ、私は到着後の2週間は仮住まいをおすすめしています。",
      },
    },
  ],
  seo: {
    title: {
      ko: "모리타 겐지 | 어바인·코스타메사 부동산",
      en: "Kenji Morita | Real estate in Irvine and Costa Mesa",
      ja: "森田 健司 | アーバイン・コスタメサの不動産",
    },
    description: {
      ko: "어바인, 코스타메사, 헌팅턴비치에서 일하는 부동산 에이전트 모리타 겐지의 홈페이지입니다. 매매와 임대 매물을 보고 상담을 신청하실 수 있습니다.",
      en: "Kenji Morita is a real estate agent working in Irvine, Costa Mesa, and Huntington Beach. See homes for sale and for rent, and get in touch.",
      ja: "アーバイン、コスタメサ、ハンティントンビーチの不動産エージェント、森田 健司のホームページです。売買と賃貸の物件をご覧いただけます。",
    },
  },
  listings: kenjiMoritaListings,
};
