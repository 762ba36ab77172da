import { cleanText, type LocalText, type Missing } from "@realtor/profile/text";
import { roomNames } from "../../homepage/content/room-names.ts";
import { translate } from "../../homepage/content/translate.ts";
import type { Lang } from "../../labels/labels.ts";
import type { Room } from "../listing-content.ts";
import type { ListingDetailsInput } from "../listing-input.ts";
import { readLookupList } from "./lookup-list.ts";

const isLength = (feet: number | Missing): feet is number =>
  typeof feet === "number" && feet > 0 && feet < 1000;

/** RESO room types such as `PrimaryBedroom` as `Primary bedroom`. */
function readRoomType(type: string): string {
  const [words = type] = readLookupList([type]);
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** The name of a room in the page's language; numbers of bedrooms are not in the dictionary. */
function readRoomName(type: string, lang: Lang): LocalText {
  const english = readRoomType(type);
  const [, base = english, number = ""] = /^(.*?)( \d+)?$/.exec(english) ?? [];
  const name = translate(base, lang, roomNames);
  return { ...name, text: `${name.text}${number}` };
}

/** The rooms of a home in the order of the service. */
export function readRooms({ rooms }: Pick<ListingDetailsInput, "rooms">, lang: Lang): Room[] {
  return (rooms ?? []).flatMap((room) => {
    const type = cleanText(room.roomType);
    if (type === null) return [];
    const { roomLength, roomWidth } = room;
    return {
      name: readRoomName(type, lang),
      size:
        isLength(roomLength) && isLength(roomWidth)
          ? { length: roomLength, width: roomWidth }
          : null,
      text:
        cleanText(room.roomDescription) ?? (readLookupList(room.roomFeatures).join(", ") || null),
    };
  });
}
