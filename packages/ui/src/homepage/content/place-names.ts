/**
 * Customary Korean and Japanese names of cities in California and Georgia. Other places are shown in
 * English; names are not transliterated automatically.
 */
const names: Record<string, readonly [ko: string, ja: string]> = {
  alpharetta: ["알파레타", "アルファレッタ"],
  anaheim: ["애너하임", "アナハイム"],
  arcadia: ["아케이디아", "アルカディア"],
  atlanta: ["애틀랜타", "アトランタ"],
  "beverly hills": ["비벌리힐스", "ビバリーヒルズ"],
  brea: ["브레아", "ブレア"],
  brookhaven: ["브룩헤이븐", "ブルックヘイブン"],
  "buena park": ["부에나파크", "ブエナパーク"],
  burbank: ["버뱅크", "バーバンク"],
  "costa mesa": ["코스타메사", "コスタメサ"],
  "culver city": ["컬버시티", "カルバーシティ"],
  cumming: ["커밍", "カミング"],
  cypress: ["사이프러스", "サイプレス"],
  decatur: ["디케이터", "ディケーター"],
  "del mar": ["델마", "デルマー"],
  "diamond bar": ["다이아몬드바", "ダイヤモンドバー"],
  duluth: ["덜루스", "ダルース"],
  fullerton: ["풀러턴", "フラートン"],
  "garden grove": ["가든그로브", "ガーデングローブ"],
  gardena: ["가디나", "ガーデナ"],
  glendale: ["글렌데일", "グレンデール"],
  "huntington beach": ["헌팅턴비치", "ハンティントンビーチ"],
  irvine: ["어바인", "アーバイン"],
  "johns creek": ["존스크릭", "ジョンズクリーク"],
  "la jolla": ["라호야", "ラホヤ"],
  "la mirada": ["라미라다", "ラミラダ"],
  "laguna beach": ["라구나비치", "ラグナビーチ"],
  "laguna niguel": ["라구나니겔", "ラグナニゲル"],
  lawrenceville: ["로렌스빌", "ローレンスビル"],
  "long beach": ["롱비치", "ロングビーチ"],
  "los angeles": ["로스앤젤레스", "ロサンゼルス"],
  "manhattan beach": ["맨해튼비치", "マンハッタンビーチ"],
  marietta: ["매리에타", "マリエッタ"],
  "mission viejo": ["미션비에호", "ミッションビエホ"],
  "newport beach": ["뉴포트비치", "ニューポートビーチ"],
  norcross: ["노크로스", "ノークロス"],
  "palos verdes": ["팔로스버디스", "パロスバーデス"],
  pasadena: ["패서디나", "パサデナ"],
  "peachtree city": ["피치트리시티", "ピーチツリーシティ"],
  "redondo beach": ["레돈도비치", "レドンドビーチ"],
  roswell: ["로즈웰", "ロズウェル"],
  "san diego": ["샌디에이고", "サンディエゴ"],
  "san francisco": ["샌프란시스코", "サンフランシスコ"],
  "san jose": ["샌호세", "サンノゼ"],
  "sandy springs": ["샌디스프링스", "サンディスプリングス"],
  "santa monica": ["샌타모니카", "サンタモニカ"],
  "silver lake": ["실버레이크", "シルバーレイク"],
  suwanee: ["스와니", "スワニー"],
  torrance: ["토런스", "トーランス"],
  tustin: ["터스틴", "タスティン"],
  "yorba linda": ["요바린다", "ヨーバリンダ"],
};

/** Returns the customary Korean or Japanese name of a US city; null if there is none. */
export function placeName(city: string, lang: "ko" | "ja"): string | null {
  const known = names[city.trim().toLowerCase()];
  return known ? known[lang === "ko" ? 0 : 1] : null;
}
