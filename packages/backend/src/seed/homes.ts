/** A text in the three languages of the product. */
export interface Translated {
  ko: string;
  en: string;
  ja: string;
}

/**
 * The sample images by the home that they show; the homes are fictitious. By image name, without
 * extension: the alt text. A home suits a city only if houses like it exist there: palms and dry
 * mountains are in California, the lake and red brick in Georgia.
 */
export const homes = {
  // California modern with stone, timber eaves and a pool.
  "hillside-modern": {
    "hero-dusk-pool": {
      ko: "해 질 무렵, 따뜻한 불빛의 유리 거실이 청록빛 수영장에 비치는 언덕 위 모던 2층 주택과 왼쪽의 탁 트인 하늘.",
      en: "Modern two-story hillside house at dusk with warm lit glass rooms reflected in a turquoise pool, and open sky on the left.",
      ja: "夕暮れの丘に建つモダンな2階建て住宅。温かな灯りのガラス張りの部屋がターコイズ色のプールに映り、左側には広い空が広がる。",
    },
    "exterior-hillside-day": {
      ko: "깊은 목재 처마와 유리벽, 석재 굴뚝, 선베드와 청록색 타일 수영장이 있는 낮의 언덕 위 모던 2층 주택.",
      en: "Modern two-story hillside house by day with deep timber eaves, glass walls, a stone chimney, sun loungers and a tiled turquoise pool.",
      ja: "深い木の軒とガラスの壁、石の煙突、サンラウンジャーとターコイズのタイルプールを備えた、昼の丘の上のモダンな2階建て住宅。",
    },
    "exterior-hillside-terrace": {
      ko: "해 질 녘 화로가 타오르고 라운지 의자가 놓인 모던 언덕 주택의 석재 테라스와 그 너머 따뜻하게 불 켜진 유리 거실.",
      en: "Stone terrace of a modern hillside house at dusk with a burning fire pit, lounge chairs and warm lit glass rooms beyond.",
      ja: "夕暮れ、炎の揺れるファイヤーピットとラウンジチェアのある石のテラスと、温かな灯りのガラスの居間が見えるモダンな丘の家。",
    },
    "interior-living-room": {
      ko: "목재 천장과 리넨 소파, 가죽 의자, 석재 벽난로가 있고 통창 너머로 정원이 보이는 밝은 거실.",
      en: "Light-filled living room with timber ceiling, linen sofas, leather chairs, a stone fireplace and floor-to-ceiling views of a garden.",
      ja: "木の天井、リネンのソファ、革の椅子、石の暖炉があり、床から天井までの窓越しに庭を望む明るいリビング。",
    },
    "interior-living-fireplace": {
      ko: "석재 벽난로와 월넛 선반, 가죽 의자, 목재 천장이 있고 정원 통창 옆에 자리한 거실 한쪽.",
      en: "Living room corner with a stone fireplace, walnut shelves, leather chairs and a timber ceiling beside a garden window wall.",
      ja: "石の暖炉とウォルナットの棚、革の椅子、木の天井があり、庭に面した窓辺のリビングの一角。",
    },
  },
  // White board and batten with a pergola.
  "coastal-farmhouse": {
    "hero-day-coastal": {
      ko: "유리 박공과 흰색 퍼걸러, 라벤더 화단이 넓은 잔디밭과 어우러진 맑은 날의 해안가 주택.",
      en: "Bright coastal farmhouse with a glazed gable, white pergola and lavender beds beside a wide lawn under a soft blue sky.",
      ja: "ガラス張りの切妻、白いパーゴラ、ラベンダーの花壇が広い芝生に面した、晴れた日の海辺の住まい。",
    },
    "exterior-coastal-dusk": {
      ko: "빛나는 유리 박공과 흰 퍼걸러 아래 줄전구, 테라스를 따라 핀 라벤더가 있는 해 질 녘 해안가 주택.",
      en: "Coastal farmhouse at dusk with a glowing glazed gable, string lights under a white pergola and lavender along the terrace.",
      ja: "輝くガラスの切妻と白いパーゴラのストリングライト、テラス沿いのラベンダーが美しい夕暮れの海辺の住まい。",
    },
    "patio-pergola": {
      ko: "황금빛 햇살 아래 잔디밭 옆 석재 테라스, 야외 소파와 티크 테이블, 화분을 덮은 흰색 퍼걸러.",
      en: "White pergola over an outdoor sofa, teak table and potted plants on a stone terrace beside a lawn in golden light.",
      ja: "黄金色の光の中、芝生に面した石のテラスで屋外ソファとチークのテーブル、鉢植えを覆う白いパーゴラ。",
    },
  },
  // White stucco, terracotta and arches.
  "mediterranean-villa": {
    "exterior-mediterranean": {
      ko: "아치형 회랑과 테라코타 기와, 부겐빌레아와 라벤더가 늦은 오후 햇살을 받는 흰 스투코 지중해풍 빌라.",
      en: "White stucco Mediterranean villa with an arched loggia, terracotta roof tiles, bougainvillea and lavender in late-afternoon sun.",
      ja: "アーチの回廊とテラコッタ瓦、ブーゲンビリアとラベンダーが夕方の光を浴びる白い漆喰の地中海風ヴィラ。",
    },
    "exterior-mediterranean-dusk": {
      ko: "해 질 녘 등불이 켜진 아치 회랑과 불 밝힌 창, 부겐빌레아와 석조 분수가 있는 흰 스투코 지중해풍 빌라.",
      en: "White stucco Mediterranean villa at dusk with lamp-lit arches, glowing windows, bougainvillea and a stone fountain.",
      ja: "夕暮れ、灯りのともるアーチの回廊と窓、ブーゲンビリアと石の噴水がある白い漆喰の地中海風ヴィラ。",
    },
    "exterior-mediterranean-loggia": {
      ko: "테라코타 바닥과 짙은 들보, 야외 소파가 놓이고 아치 사이로 낮은 햇살이 드는 지중해풍 빌라의 회랑.",
      en: "Arched loggia of a Mediterranean villa with terracotta floor, dark beams, an outdoor sofa and low sun through the arches.",
      ja: "テラコッタの床と濃色の梁、屋外ソファが置かれ、アーチ越しに低い陽が差す地中海風ヴィラの回廊。",
    },
  },
  // Breeze-block and an orange door, in front of dry mountains.
  "midcentury-ranch": {
    "exterior-midcentury": {
      ko: "브리즈블록 스크린과 주홍색 현관문, 아가베 정원과 키 큰 야자수가 사막 산을 배경으로 선 미드센추리 모던 주택.",
      en: "Mid-century modern house with breeze-block screen, orange-red door, agave garden and tall palms before desert mountains.",
      ja: "ブリーズブロックの壁と朱色の玄関ドア、アガベの庭と背の高いヤシが砂漠の山並みに映えるミッドセンチュリーモダン住宅。",
    },
    "exterior-midcentury-dusk": {
      ko: "불 켜진 브리즈블록 스크린과 주홍색 현관문, 아가베와 키 큰 야자수, 보랏빛 산이 있는 해 질 녘 미드센추리 모던 주택.",
      en: "Mid-century modern house at dusk with a lit breeze-block screen, orange-red door, agaves, tall palms and purple mountains.",
      ja: "灯りのともるブリーズブロックの壁と朱色のドア、アガベと背の高いヤシ、紫の山並みが映える夕暮れのミッドセンチュリーモダン住宅。",
    },
  },
  // Sage-green shingles, stone piers and a porch.
  "craftsman-bungalow": {
    "exterior-craftsman-day": {
      ko: "석재 기둥과 위로 좁아지는 흰 기둥, 깊은 포치와 꽃밭이 있는 맑은 날의 세이지 그린색 크래프츠맨 방갈로.",
      en: "Sage-green craftsman bungalow on a sunny day with stone piers, tapered columns, a deep porch and flower borders.",
      ja: "石積みの台座と先細りの柱、奥行きのあるポーチと花壇が並ぶ、晴れた日のセージグリーンのクラフツマン様式の平屋。",
    },
    "exterior-craftsman-dusk": {
      ko: "해 질 녘 불 켜진 현관 포치와 석재 기둥, 정원 길이 있는 세이지 그린색 크래프츠맨 방갈로.",
      en: "Sage-green craftsman bungalow at dusk with a glowing front porch, stone piers, tapered columns and a garden path.",
      ja: "夕暮れ時、灯りのともるポーチと石積みの柱、庭の小道があるセージグリーンのクラフツマン様式の平屋。",
    },
  },
  // Red brick with a white portico.
  "georgia-brick": {
    "exterior-georgia-brick": {
      ko: "흰색 포티코와 짙은 덧문, 세 개의 지붕창이 있는 좌우 대칭의 붉은 벽돌 조지아풍 콜로니얼 주택과 큰 나무들.",
      en: "Symmetrical red-brick Georgian colonial house with white portico, dark shutters, three dormers and mature trees.",
      ja: "白いポルチコと濃色の鎧戸、3つのドーマーを備えた左右対称の赤レンガのコロニアル住宅と大きな木々。",
    },
    "exterior-georgia-golden": {
      ko: "오른쪽에서 바라본 황금빛 저녁의 붉은 벽돌 조지아풍 콜로니얼 주택, 흰 포티코와 지붕창, 굴뚝과 목련.",
      en: "Red-brick Georgian colonial in golden evening light, seen from the right, with white portico, dormers, chimneys and magnolias.",
      ja: "右手から見た黄金色の夕方の赤レンガのコロニアル住宅。白いポルチコ、ドーマー、煙突とマグノリア。",
    },
  },
  // Towers with palms in front, and the view from inside.
  "city-condominium": {
    "exterior-condo-sunset": {
      ko: "분홍빛과 주황빛 노을을 배경으로 넓은 발코니와 불 켜진 세대가 보이는 현대적인 콘도 타워와 야자수.",
      en: "Contemporary condominium tower with deep balconies and lit homes against a pink and orange sunset, palms at its base.",
      ja: "ピンクとオレンジの夕焼けを背に、奥行きのあるバルコニーと灯る窓が並ぶ現代的なコンドミニアムとヤシの木。",
    },
    "exterior-condo-blue-hour": {
      ko: "목재로 마감한 깊은 발코니와 불 켜진 세대, 앞쪽 야자수가 보이는 블루아워의 현대적인 콘도 타워.",
      en: "Contemporary condominium towers at blue hour with deep timber-lined balconies, lit homes and palms in front.",
      ja: "木張りの深いバルコニーと灯る住戸、手前にヤシが立つブルーアワーの現代的なコンドミニアム。",
    },
    "interior-condo-living": {
      ko: "월넛 패널과 리넨 소파, 조명이 어우러지고 통유리 너머로 도심 야경이 펼쳐지는 블루아워의 고층 거실.",
      en: "High-floor living room at blue hour with walnut paneling, linen sofas, lamps and a wall of glass over the lit skyline.",
      ja: "ウォルナットのパネルとリネンのソファ、ランプの灯りと、ガラス越しに夜景が広がるブルーアワーの高層階リビング。",
    },
    "card-skyline-blue-hour": {
      ko: "블루아워에 불 켜진 고층 빌딩과 어두운 산맥, 앞쪽의 야자수 실루엣이 어우러진 도심 스카이라인.",
      en: "Downtown skyline at blue hour with lit towers, dark mountains and palm silhouettes in the foreground.",
      ja: "ブルーアワーに灯る高層ビル群と暗い山並み、手前にヤシのシルエットが浮かぶ都心のスカイライン。",
    },
  },
  // Tile roofs, a veranda and raked gravel.
  "japanese-garden-house": {
    "exterior-japanese-garden": {
      ko: "회색 기와지붕과 목재 툇마루, 회벽이 있는 일본풍 주택과 붉은 단풍나무, 석등이 놓인 자갈 정원.",
      en: "Japanese-inspired house with gray tiled roofs, a timber veranda and plaster walls above a raked gravel garden with a red maple and stone lantern.",
      ja: "灰色の瓦屋根と木の縁側、漆喰壁の和の住まいと、紅葉と石灯籠のある砂紋の庭。",
    },
    "exterior-japanese-dusk": {
      ko: "해 질 녘 디딤돌이 놓인 자갈 정원 위로 따뜻하게 빛나는 일본풍 주택의 툇마루와 유리 미닫이문.",
      en: "Timber veranda and sliding glass doors of a Japanese-inspired house glowing at dusk over a raked gravel garden with stepping stones.",
      ja: "夕暮れ、飛び石のある砂紋の庭に向かって温かく灯る、和の住まいの縁側とガラス戸。",
    },
    "interior-japanese-room": {
      ko: "장지문과 낮은 찻상이 놓이고 툇마루 너머 자갈 정원과 석등이 보이는 다다미방.",
      en: "Tatami room with shoji screens and a low tea table opening to a veranda, raked gravel and a stone lantern.",
      ja: "障子と低い茶卓のある畳の間。縁側の先に砂紋の庭と石灯籠が見える。",
    },
  },
  // A row with bay windows and stoops.
  "brick-townhouse": {
    "exterior-townhouse-row": {
      ko: "돌출창과 현관 계단, 철제 난간과 색색의 문이 있는 벽돌과 석회암 타운하우스가 늘어선 맑은 날의 거리.",
      en: "Row of brick and limestone townhouses with bay windows, stoops, iron railings and colored doors on a sunny street.",
      ja: "出窓と玄関階段、鉄の手すりと色とりどりの扉が並ぶ、晴れた通りのレンガと石灰岩のタウンハウス。",
    },
  },
  // Dark timber, a glazed gable and a dock.
  "lakeside-house": {
    "exterior-lakeside-evening": {
      ko: "빛나는 유리 박공과 화로가 있는 데크, 나무 선착장이 잔잔한 호수에 비치는 해 질 녘의 짙은 목재 호숫가 주택.",
      en: "Dark timber lake house with a glowing glazed gable, fire pit deck and wooden dock reflected in still water at dusk.",
      ja: "夕暮れ、輝くガラスの切妻と焚き火のデッキ、木の桟橋が静かな水面に映る、濃い木肌の湖畔の家。",
    },
    "exterior-lakeside-day": {
      ko: "자작나무와 소나무 사이로 유리 박공과 석재 굴뚝, 넓은 데크와 나무 선착장이 보이는 낮의 짙은 목재 호숫가 주택.",
      en: "Dark timber lake house by day with a glazed gable, stone chimney, wide deck and wooden dock among birches and pines.",
      ja: "白樺と松の間に建つ、ガラスの切妻と石の煙突、広いデッキと木の桟橋のある昼の濃い木肌の湖畔の家。",
    },
  },
  // Rooms that suit several of the homes.
  rooms: {
    "interior-kitchen-island": {
      ko: "대리석 아일랜드와 세로 홈 오크, 패브릭 스툴 네 개, 흰색 펜던트 조명과 미장 후드가 있는 따뜻한 주방.",
      en: "Warm kitchen with a marble waterfall island, fluted oak, four upholstered stools, white pendants and a plaster hood.",
      ja: "大理石のアイランド、縦溝のオーク、4脚のスツール、白いペンダント照明と塗り壁のフードがある温かなキッチン。",
    },
    "interior-dining": {
      ko: "긴 오크 식탁과 여덟 개의 의자, 라탄 펜던트 조명, 천장 들보와 테라스로 통하는 철제 프레임 문이 있는 다이닝 룸.",
      en: "Dining room with a long oak table, eight chairs, woven pendants, ceiling beams and steel-framed doors to a terrace.",
      ja: "長いオークのテーブルと8脚の椅子、編みのペンダント照明、天井の梁、テラスへ続くスチール枠の扉があるダイニング。",
    },
    "interior-bathroom": {
      ko: "정원 창 아래 독립형 욕조와 수제 타일, 오크 세면대, 둥근 거울과 황동 수전이 있는 밝은 욕실.",
      en: "Bright bathroom with a freestanding tub under a garden window, handmade tiles, oak vanity, round mirrors and brass fittings.",
      ja: "庭を望む窓辺の置き型バスタブ、手仕事のタイル、オークの洗面台、丸い鏡と真鍮の金物を備えた明るい浴室。",
    },
    "interior-bedroom": {
      ko: "오크 루버 헤드보드 벽과 리넨 침구, 독서등과 안락의자, 정원을 향한 큰 창이 있는 차분한 침실.",
      en: "Calm bedroom with a slatted oak headboard wall, linen bedding, reading lamps, an armchair and a tall window to the garden.",
      ja: "オークのルーバー壁とリネンの寝具、読書灯と肘掛け椅子、庭に面した大きな窓のある落ち着いた寝室。",
    },
    "interior-study": {
      ko: "짙은 녹색 붙박이 책장과 흰 내리닫이창, 월넛 책상과 가죽 의자, 테두리 러그가 있는 서재.",
      en: "Study with deep-green built-in bookcases, white sash windows, a walnut desk, leather chairs and a bordered rug.",
      ja: "深緑の造り付け本棚と白い上げ下げ窓、ウォルナットの机、革の椅子と縁取りのラグがある書斎。",
    },
  },
  // Images without a home.
  places: {
    "card-coastline": {
      ko: "청록빛 파도와 모래 해변, 절벽 위 집들과 황금빛 언덕이 보이는 햇살 가득한 해안선의 항공 전경.",
      en: "Aerial view of a sunlit coastline with turquoise surf, sandy coves, cliff-top houses and golden hills.",
      ja: "ターコイズ色の波、砂の入り江、崖の上の家々と黄金色の丘が続く、陽光の海岸線の空撮。",
    },
    "card-neighbourhood-isometric": {
      ko: "따뜻한 단색 배경 위에 여섯 채의 집과 수영장, 자동차, 나무가 놓인 동네 거리의 아이소메트릭 모형.",
      en: "Isometric model of a leafy neighborhood street with six houses, pools, cars and trees on a warm plain background.",
      ja: "温かな無地の背景に、6軒の家とプール、車、木々が並ぶ住宅街のアイソメトリック模型。",
    },
  },
} as const satisfies Record<string, Record<string, Translated>>;

type Homes = typeof homes;

/** Name of a sample image, without extension. */
export type ImageName = { [Home in keyof Homes]: keyof Homes[Home] }[keyof Homes];

/** Alt text of every sample image. */
export const altTexts: ReadonlyMap<string, Translated> = new Map(
  Object.values(homes).flatMap((images) => Object.entries<Translated>(images)),
);
