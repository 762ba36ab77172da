/** A text in Korean and English, and in Japanese if the agent writes it. */
interface SampleText {
  kr: string;
  en: string;
  ja?: string;
}

/** Additional content of a sample homepage: a text section with an image, and a video. */
export interface SampleStory {
  title: SampleText;
  body: SampleText;
  /** Name of the section's image, without extension. */
  image: string;
  videoTitle: SampleText;
  /** Name of the video's poster image; absent if it would repeat the hero image. */
  still?: string;
}

/** One story per sample agent, by slug. All people are fictitious. */
export const sampleStories: Readonly<Record<string, SampleStory>> = {
  "grace-kim": {
    title: { kr: "집을 보러 가는 날", en: "The day we look at houses" },
    body: {
      kr: "한 번에 세 곳까지만 봅니다. 집과 집 사이에는 삼십 분을 비워 둡니다. 방금 본 집을 마음속에서 한 번 더 걸어 보실 시간입니다. 물이 새는 곳, 소리가 드는 곳, 해가 지는 방향을 적은 종이를 한 장씩 드립니다.",
      en: "Three houses at a time, no more. Between one and the next I leave thirty minutes, so you can walk through the last one again in your mind. For each you get a sheet that says where water gets in, where sound comes in, and which way the sun goes down.",
    },
    image: "patio-pergola",
    videoTitle: {
      kr: "첫 집을 살 때 꼭 확인할 일곱 가지",
      en: "Seven things to check before you buy your first home",
    },
    still: "hero-dusk-pool",
  },
  michael_park: {
    title: { kr: "금요일 오후의 한 장", en: "One page every Friday" },
    body: {
      kr: "금요일 네 시에 한 장짜리 편지를 보내 드립니다. 이번 주에 끝난 일, 다음 주에 할 일, 그리고 제가 아직 모르는 일을 적습니다. 서류를 기다리는 주에는 기다린다고 적습니다. 소식이 없어 궁금해하시는 주는 없어야 하니까요.",
      en: "At four every Friday I send you a single page: what was finished this week, what comes next, and what I do not know yet. In a week of waiting for paperwork, the page says that we are waiting. You should never have to wonder.",
    },
    image: "interior-living-room",
    videoTitle: {
      kr: "자전거로 본 풀러턴의 오르막과 내리막",
      en: "Fullerton by bicycle, uphill and down",
    },
  },
  "haruka-sato": {
    title: { kr: "집을 둘러보는 하루", en: "On the day of a viewing", ja: "内見の日のこと" },
    body: {
      kr: "하루에 보는 집은 세 채까지입니다. 집과 집 사이에는 삼십 분의 여백을 둡니다. 방금 본 집을 마음속에서 한 번 더 걸어 보시라고 비워 둔 시간입니다. 바람이 지나는 길, 소리가 들리는 방식, 저녁 해의 방향을 적은 종이를 한 채마다 건네 드립니다.",
      en: "Three houses in a day, and no more. Between them I leave a margin of thirty minutes, time to walk through the last one again in your mind. For every house I hand you a sheet: how the breeze moves, how sound carries, where the evening sun falls.",
      ja: "一日に見る家は、三軒まで。家と家のあいだには三十分の余白をつくります。いま見た家を、心のなかでもう一度歩いていただくための時間です。風の通り道、音の聞こえ方、夕日の向きを書きとめた紙を、一軒ごとにお渡しします。",
    },
    image: "interior-living-room",
    videoTitle: {
      kr: "지은 지 오십 년 된 집을 사기 전에 볼 곳",
      en: "Where to look before you buy a fifty-year-old house",
      ja: "築五十年の家を買う前に、見ておきたいところ",
    },
    still: "hero-dusk-pool",
  },
  "claire-whitmore": {
    title: { kr: "오퍼를 쓰기 전에", en: "Before you make an offer" },
    body: {
      kr: "다른 시간에 한 번 더 가서 창문을 모두 열어 봅니다. 저는 조수표와 지난 삼 년 치 보험 견적, 수분 측정기를 들고 갑니다. 저녁 여섯 시에도 여전히 마음에 드시면, 부엌 식탁에 앉아 오퍼를 씁니다.",
      en: "We go back once more, at a different hour, with the windows open. I bring the tide table, the last three years of insurance quotes and a moisture meter. If the house still feels right at six in the evening, we write the offer at the kitchen table.",
    },
    image: "exterior-midcentury",
    videoTitle: {
      kr: "바닷바람이 집에 하는 일, 그리고 그 비용",
      en: "What salt air does to a house, and what it costs",
    },
  },
  daniel_choi: {
    title: { kr: "표 한 장을 읽는 법", en: "How to read the sheet" },
    body: {
      kr: "맨 윗줄은 집값이 아니라 한 달에 나가는 돈입니다. 그 아래에 재산세와 보험료, HOA 비용, 십 년 안에 바꿔야 할 것들을 적습니다. 모르는 숫자는 빈칸으로 두고 누구에게 물어야 하는지 적어 둡니다. 짐작으로 채운 칸은 없습니다.",
      en: "The top line is not the price. It is what leaves your account each month. Below it come property tax, insurance, HOA dues and whatever will need replacing within ten years. A number I do not know stays blank, beside the name of whoever can tell us. No box is filled by guessing.",
    },
    image: "exterior-georgia-brick",
    videoTitle: {
      kr: "HOA 비용에 들어 있는 것과 빠져 있는 것",
      en: "What HOA dues cover, and what they leave out",
    },
    still: "exterior-craftsman-dusk",
  },
  emi_nakamura: {
    title: {
      kr: "지붕 밑부터 봅니다",
      en: "Under the roof first",
      ja: "屋根裏から、見はじめます",
    },
    body: {
      kr: "처음 가는 날에는 거실에 앉지 않습니다. 지붕 밑과 마루 밑, 배전반부터 봅니다. 손전등은 두 개를 가져가니 하나는 직접 들고 보십시오. 고칠 곳을 모두 적고 나면, 그제야 창가에 앉아 이 집에서 보낼 저녁을 이야기합니다.",
      en: "On the first visit we do not sit down in the living room. We start under the roof, under the floor and at the electrical panel. I bring two flashlights, and one of them is for you. Once everything that needs mending is written down, we sit by the window and talk about the evenings you would spend there.",
      ja: "はじめて伺う日は、居間には座りません。屋根裏と床下、それから分電盤を先に見ます。懐中電灯は二本お持ちしますので、一本はご自身の手でどうぞ。直すところをすべて書き出したあとで、ようやく窓辺に座り、この家で過ごす夕方の話をします。",
    },
    image: "interior-living-room",
    videoTitle: {
      kr: "1952년에 지은 집에 살며 배운 것",
      en: "What living in a 1952 house has taught me",
      ja: "1952年の家に暮らして、わかったこと",
    },
    still: "exterior-midcentury",
  },
  "james-holloway": {
    title: { kr: "오퍼를 보내기 전날 밤", en: "The night before an offer" },
    body: {
      kr: "오퍼를 보내기 전날에는 종이 두 장을 만듭니다. 한 장에는 꼭 지켜야 할 조건을, 다른 한 장에는 내어 줄 수 있는 조건을 적습니다. 두 장을 함께 읽고 나면 협상하는 동안 서두를 일이 거의 없습니다. 마감 시각은 제가 보고 있습니다.",
      en: "The night before an offer goes out we write two pages. One holds the terms you will not give up, the other the terms you could. Once we have read both together, there is seldom a reason to hurry while we negotiate. I keep an eye on the clock.",
    },
    image: "exterior-craftsman-dusk",
    videoTitle: {
      kr: "카운터오퍼를 받은 뒤 하루 동안 할 일",
      en: "The day after a counteroffer, hour by hour",
    },
  },
  "yuna-lee": {
    title: { kr: "같은 방을 세 번 봅니다", en: "The same room, three times" },
    body: {
      kr: "마음에 드는 집은 아침과 낮, 해 질 무렵에 한 번씩 봅니다. 같은 자리에 서서 찍은 사진 세 장을 나란히 놓아 드립니다. 낮에는 어둡던 복도가 저녁에 가장 좋을 때도 있습니다. 등을 바꾸면 될 일과 창을 내야 할 일도 나누어 적어 드립니다.",
      en: "When you like a house, we see it in the morning, at noon and near sunset. I stand in the same spot each time and lay the three photographs side by side. A hallway that is dim at noon may be at its best in the evening. I also note what a new lamp would solve, and what would take a new window.",
    },
    image: "interior-kitchen-island",
    videoTitle: {
      kr: "전구만 바꾸어도 방이 달라지는 이유",
      en: "Why a change of bulb can change a room",
    },
    still: "exterior-georgia-brick",
  },
  kenji_morita: {
    title: {
      kr: "먼저 도착한 십 분",
      en: "The ten minutes before",
      ja: "先に着いた、十分のあいだに",
    },
    body: {
      kr: "오시기 전에 여섯 가지를 확인해 둡니다. 냉방, 수압, 주차, 휴대전화 신호, 세탁기 자리, 그리고 옆길의 소음입니다. 결과는 메모로 적어 현관에서 건네 드립니다. 집 안에서는 메모를 접어 두고 천천히 둘러보시면 됩니다.",
      en: "Before you arrive I check six things: cooling, water pressure, parking, phone signal, space for a washer, and noise from the side street. I hand you my notes at the door. Inside, leave them folded and simply look around.",
      ja: "お着きになる前に、六つのことを確かめておきます。冷房、水圧、駐車、携帯電話の電波、洗濯機の置き場、横の通りの音。結果はメモにして、玄関でお渡しします。家の中ではメモを閉じて、ゆっくりご覧になるだけで大丈夫です。",
    },
    image: "hero-day-coastal",
    videoTitle: {
      kr: "임대에서 내 집까지, 순서대로 준비하는 법",
      en: "From a lease to a home of your own, in order",
      ja: "賃貸からご自宅の購入まで、順番に準備すること",
    },
  },
  "rafael-delgado": {
    title: { kr: "비 온 다음 날 다시 갑니다", en: "We go back after the rain" },
    body: {
      kr: "언덕집은 비가 온 다음 날 다시 봅니다. 물이 모이는 자리와 벽에 남은 줄, 문이 뻑뻑해진 방을 찾습니다. 축대는 눈으로 보고 손으로 만져 본 뒤에 허가 서류까지 찾아 읽습니다. 그러고도 궁금한 것이 남으면 구조 기술자를 부릅니다.",
      en: "I see a hillside house again the day after rain. I look for where the water gathers, the line it left on a wall, the room whose door has begun to stick. I look at the retaining wall, put a hand on it, then find its permit and read that too. If a question is still open, we call an engineer.",
    },
    image: "interior-living-room",
    videoTitle: {
      kr: "축대를 볼 때 먼저 살피는 세 곳",
      en: "Three places to look first on a retaining wall",
    },
    still: "exterior-craftsman-dusk",
  },
};

/** Returns the text as profile fields: `titleKr`, `titleEn` and optionally `titleJa`. */
export function localized<Field extends string>(
  field: Field,
  { kr, en, ja }: SampleText,
): Record<`${Field}Kr` | `${Field}En`, string> & Partial<Record<`${Field}Ja`, string>> {
  const texts = { [`${field}Kr`]: kr, [`${field}En`]: en, ...(ja && { [`${field}Ja`]: ja }) };
  // TypeScript widens computed keys to string.
  return texts as ReturnType<typeof localized<Field>>;
}
