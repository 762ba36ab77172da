import type { LocalText } from "@realtor/profile/text";
import type { Lang } from "../../labels/labels.ts";
import { type Dictionary, translate } from "./translate.ts";

/**
 * Korean and Japanese for common rooms and descriptions of photos in the MLS. Others are shown as entered, in
 * English.
 */
export const roomNames: Dictionary = {
  "aerial view": ["하늘에서 본 모습", "上空からの眺め"],
  "back exterior": ["뒷면 외관", "裏側の外観"],
  backyard: ["뒷마당", "裏庭"],
  balcony: ["발코니", "バルコニー"],
  basement: ["지하실", "地下室"],
  bathroom: ["욕실", "浴室"],
  bedroom: ["침실", "寝室"],
  "bonus room": ["보너스룸", "多目的ルーム"],
  "building at night": ["건물 야경", "建物の夜景"],
  "building at sunset": ["해 질 무렵의 건물", "夕暮れの建物"],
  "city view": ["도시 전망", "街の眺め"],
  clubhouse: ["클럽하우스", "クラブハウス"],
  "community pool": ["단지 수영장", "共用プール"],
  deck: ["덱", "デッキ"],
  den: ["작은 거실", "小部屋"],
  "dining room": ["다이닝룸", "ダイニングルーム"],
  driveway: ["진입로", "ドライブウェイ"],
  entry: ["현관", "玄関"],
  "exterior at dusk": ["해 질 무렵의 외관", "夕暮れの外観"],
  "exterior in the evening": ["저녁의 외관", "夕方の外観"],
  exterior: ["외관", "外観"],
  "family room": ["패밀리룸", "ファミリールーム"],
  fireplace: ["벽난로", "暖炉"],
  "fitness center": ["운동실", "フィットネスルーム"],
  "floor plan": ["평면도", "間取り図"],
  foyer: ["현관 홀", "玄関ホール"],
  "front exterior": ["정면 외관", "正面の外観"],
  "front porch": ["현관 포치", "玄関ポーチ"],
  "front porch at dusk": ["해 질 무렵의 현관 포치", "夕暮れの玄関ポーチ"],
  garage: ["차고", "ガレージ"],
  garden: ["정원", "庭"],
  "great room": ["그레이트룸", "グレートルーム"],
  gym: ["운동실", "ジム"],
  hallway: ["복도", "廊下"],
  kitchen: ["주방", "キッチン"],
  "kitchen island": ["주방 아일랜드", "キッチンアイランド"],
  "lake side": ["호수 쪽 외관", "湖側の外観"],
  "lake side in the evening": ["저녁의 호수 쪽 외관", "夕方の湖側の外観"],
  laundry: ["세탁실", "ランドリールーム"],
  "laundry room": ["세탁실", "ランドリールーム"],
  library: ["서재", "書斎"],
  "living room": ["거실", "リビングルーム"],
  loggia: ["로지아", "ロッジア"],
  loft: ["로프트", "ロフト"],
  "media room": ["미디어룸", "メディアルーム"],
  "ocean view": ["바다 전망", "海の眺め"],
  office: ["서재", "書斎"],
  patio: ["파티오", "パティオ"],
  pool: ["수영장", "プール"],
  "pool at dusk": ["해 질 무렵의 수영장", "夕暮れのプール"],
  "primary bathroom": ["안방 욕실", "主寝室の浴室"],
  "primary bedroom": ["안방", "主寝室"],
  "site plan": ["단지 배치도", "配置図"],
  stairs: ["계단", "階段"],
  "street view": ["거리에서 본 외관", "通りから見た外観"],
  study: ["서재", "書斎"],
  "tatami room": ["다다미방", "和室"],
  terrace: ["테라스", "テラス"],
  "terrace with fire pit": ["파이어핏이 있는 테라스", "ファイヤーピットのあるテラス"],
  view: ["전망", "眺め"],
  "walk-in closet": ["드레스룸", "ウォークインクローゼット"],
};

/** The name of a room or a view in a language, if it is a common one; otherwise as it is, in English. */
export function roomName(english: string, lang: Lang): LocalText {
  return translate(english, lang, roomNames);
}
