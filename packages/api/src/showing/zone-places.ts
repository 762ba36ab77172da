import type { Locale } from "../locales.ts";

/** Korean and Japanese names of the cities of time zones in which visitors often are. */
const places: Readonly<Record<string, readonly [ko: string, ja: string]>> = {
  "America/Los_Angeles": ["로스앤젤레스", "ロサンゼルス"],
  "America/New_York": ["뉴욕", "ニューヨーク"],
  "America/Chicago": ["시카고", "シカゴ"],
  "America/Denver": ["덴버", "デンバー"],
  "America/Phoenix": ["피닉스", "フェニックス"],
  "America/Vancouver": ["밴쿠버", "バンクーバー"],
  "America/Toronto": ["토론토", "トロント"],
  "America/Anchorage": ["앵커리지", "アンカレッジ"],
  "Pacific/Honolulu": ["호놀룰루", "ホノルル"],
  "Asia/Seoul": ["서울", "ソウル"],
  "Asia/Tokyo": ["도쿄", "東京"],
  "Asia/Shanghai": ["상하이", "上海"],
  "Asia/Hong_Kong": ["홍콩", "香港"],
  "Asia/Taipei": ["타이베이", "台北"],
  "Asia/Singapore": ["싱가포르", "シンガポール"],
  "Asia/Bangkok": ["방콕", "バンコク"],
  "Asia/Saigon": ["호찌민", "ホーチミン"],
  "Asia/Manila": ["마닐라", "マニラ"],
  "Asia/Jakarta": ["자카르타", "ジャカルタ"],
  "Asia/Calcutta": ["콜카타", "コルカタ"],
  "Asia/Dubai": ["두바이", "ドバイ"],
  "Australia/Sydney": ["시드니", "シドニー"],
  "Europe/London": ["런던", "ロンドン"],
  "Europe/Paris": ["파리", "パリ"],
  "Europe/Berlin": ["베를린", "ベルリン"],
};

/** Names of zones that some browsers still use, and their present English names. */
const renamed: Readonly<Record<string, string>> = {
  "Asia/Ho_Chi_Minh": "Asia/Saigon",
  "Asia/Kolkata": "Asia/Calcutta",
};
const english: Readonly<Record<string, string>> = {
  "Asia/Saigon": "Ho Chi Minh City",
  "Asia/Calcutta": "Kolkata",
};

/** The city of a time zone in a language; in English where it has no customary name. */
export function zonePlace(timeZone: string, locale: Locale): string {
  const zone = renamed[timeZone] ?? timeZone;
  const names = places[zone];
  if (names && locale !== "en") return names[locale === "ko" ? 0 : 1];
  return english[zone] ?? zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}
