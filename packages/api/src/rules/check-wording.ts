/** Why a wording is reported. Texts are never rewritten. */
type WordingReason = "steering" | "school" | "superlative" | "guarantee" | "capitals";

export interface WordingIssue {
  reason: WordingReason;
  /** The reported part of the text. */
  quote: string;
}

/**
 * Phrases that conflict with fair-housing law or the advertising rules of CA and GA, by language.
 */
const patterns: readonly (readonly [WordingReason, RegExp])[] = [
  // 42 U.S.C. 3604(c): a preference by race, religion, origin, sex, family or disability.
  [
    "steering",
    /\b(?:perfect|ideal|great|suited|suitable) for (?:a |an |your )?(?:young |growing |mature )?(?:famil(?:y|ies)|kids|children|couples?|singles?|professionals?|seniors?|retirees?|christians?|bachelors?|newlyweds?)\b/giu,
  ],
  [
    "steering",
    /\b(?:safe|good|nice|exclusive|mature)(?:(?:,| and|, and) \w+)? (?:neighbou?rhoods?|area|community|communities)\b/giu,
  ],
  ["steering", /\bsafe(?:(?:,| and|, and) \w+)? (?:streets?|blocks?)\b/giu],
  [
    "steering",
    /\b(?:perfect|ideal|great) family (?:home|house)\b|\bfamily (?:neighbou?rhoods?|communit(?:y|ies)|streets?)\b/giu,
  ],
  ["steering", /\b(?:no|without) (?:kids|children|section 8|(?:housing )?vouchers?)\b/giu],
  ["steering", /\b(?:family|senior|kid|child)[- ]friendly\b/giu],
  [
    "steering",
    /\b(?:adults?[- ]only|empty nesters|able[- ]bodied|(?:walking distance to|near|close to|next to|steps (?:from|to)|minutes (?:from|to)) (?:an? |the )?(?:\w+ )?(?:church(?:es)?|temples?|synagogues?|mosques?))\b/giu,
  ],
  [
    "steering",
    /\b(?:white|black|asian|korean|japanese|chinese|hispanic|christian|jewish|muslim)[- ](?:neighbou?rhood|area|community|majority|families)\b/giu,
  ],
  [
    "steering",
    /(?:한인|한국인|일본인|중국인|백인|흑인|아시아인|히스패닉)(?:들)?(?:이|가)? ?(?:많이 ?(?:사는|거주)|밀집|위주)/gu,
  ],
  ["steering", /(?:안전한|치안이? ?좋은|수준 ?높은) ?(?:동네|지역|이웃)/gu],
  [
    "steering",
    /(?:가족|신혼(?:부부)?|아이|은퇴(?:하신 분|자)?|어르신|젊은 부부)(?:들)?(?:에게|한테|께)? ?(?:딱|완벽|최적|알맞|어울리)/gu,
  ],
  [
    "steering",
    /(?:아이|자녀)(?:를|들을)? ?(?:키우기|기르기) ?좋은|(?:노키즈|무자녀|독신자?) ?(?:선호|우대|만)/gu,
  ],
  ["steering", /(?:교회|성당|사찰|절)(?:에서|이|가|와|과)? ?(?:가까운|가깝|인접|도보|옆)/gu],
  ["steering", /(?:日本人|韓国人|中国人|白人|黒人|アジア人)(?:が|の)?(?:多い|多く住む|中心)/gu],
  [
    "steering",
    /(?:子育て|お子さま|お子様|ご家族|ご夫婦|新婚|ご高齢の方|シニア)(?:世帯)?(?:に|向け|には)(?:最適|ぴったり|おすすめ|の街|の家)/gu,
  ],
  ["steering", /(?:教会|寺院|モスク)(?:に|から|まで)(?:近い|近く|徒歩)/gu],
  ["steering", /治安の(?:良|よ)い(?:地域|エリア|街)|(?:ファミリー|家族連れ)に(?:最適|ぴったり)/gu],
  ["school", /\b(?:good|best|top|excellent|great|top[- ]rated) schools?\b/giu],
  ["school", /(?:좋은|최고(?:의)?|우수(?:한)?|명문) ?(?:학군|학교)|학군이? ?(?:좋은|최고)/gu],
  ["school", /(?:良い|優秀な|最高の|名門)(?:学区|学校)/gu],
  [
    "superlative",
    /(?:#|\bno\.? ?)1\b|\bnumber one\b|\b(?:the )?(?:best|top|leading) (?:agent|realtor|broker)\b/giu,
  ],
  [
    "superlative",
    /(?:업계|지역|캘리포니아|조지아) ?(?:최고|1위|일등)|최고의 ?(?:에이전트|리얼터|중개인)|넘버 ?원|1등/gu,
  ],
  ["superlative", /(?:業界|地域)?(?:No\.?1|ナンバーワン|日本一|最高のエージェント)/giu],
  [
    "guarantee",
    /\bguarantee(?:d|s)?\b|\brisk[- ]free\b|\bwill (?:surely )?(?:rise|appreciate)\b/giu,
  ],
  [
    "guarantee",
    /(?:수익|가격|판매|승인)(?:을|를)? ?(?:보장|약속)|무조건 ?(?:오릅니다|팔립니다)|100% ?(?:보장|성공)/gu,
  ],
  ["guarantee", /(?:利益|価格|売却|承認)を?(?:保証|お約束)|必ず(?:上がり|売れ)/gu],
];

/** Four or more capitalized words in a row: a bio can contain fewer as acronyms. */
const capitalsInARow = /(?:\b[A-Z]{3,}\b[ ,.!&-]*){4,}/g;

/** Finds wordings to review in a text, each once. */
export function checkWording(text: string): WordingIssue[] {
  const found = patterns.flatMap(([reason, pattern]) =>
    [...text.matchAll(pattern)].map(([quote]): WordingIssue => ({ reason, quote: quote.trim() })),
  );
  const capitals = [...text.matchAll(capitalsInARow)].map(([quote]): WordingIssue => ({
    reason: "capitals",
    quote: quote.trim(),
  }));
  const seen = new Set<string>();
  return [...found, ...capitals].filter(({ reason, quote }) => {
    const key = `${reason} ${quote.toLowerCase()}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
