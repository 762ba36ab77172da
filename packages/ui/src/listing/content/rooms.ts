import { cleanText, type Missing } from "../../homepage/content/local-text.ts";
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

/** The rooms of a home in the order of the service. */
export function readRooms({ rooms }: Pick<ListingDetailsInput, "rooms">, lang: Lang): Room[] {
  return (rooms ?? []).flatMap((room) => {
    const type = cleanText(room.roomType);
    if (type === null) return [];
    const { roomLength, roomWidth } = room;
    return {
      name: translate(readRoomType(type), lang, roomNames),
      size:
        isLength(roomLength) && isLength(roomWidth)
          ? { length: roomLength, width: roomWidth }
          : null,
      text:
        cleanText(room.roomDescription) ?? (readLookupList(room.roomFeatures).join(", ") || null),
    };
  });
}
