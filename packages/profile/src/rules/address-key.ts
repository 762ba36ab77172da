/** Suffixes and directions as addresses abbreviate them (USPS Publication 28). */
const abbreviations: Readonly<Record<string, string>> = {
  avenue: "ave",
  boulevard: "blvd",
  circle: "cir",
  court: "ct",
  drive: "dr",
  highway: "hwy",
  lane: "ln",
  parkway: "pkwy",
  place: "pl",
  road: "rd",
  square: "sq",
  street: "st",
  terrace: "ter",
  trail: "trl",
  north: "n",
  south: "s",
  east: "e",
  west: "w",
  northeast: "ne",
  northwest: "nw",
  southeast: "se",
  southwest: "sw",
};

const unitMarkers = new Set(["apt", "apartment", "unit", "suite", "ste", "no", "#"]);

interface Address {
  /** House number and street, with or without the unit. */
  street?: string | null | undefined;
  unit?: string | null | undefined;
  postalCode?: string | null | undefined;
}

/**
 * The same text for all spellings of an address: case, punctuation, suffixes and directions do not count, the
 * unit does. Null without a house number and a ZIP code: hidden addresses are not equal.
 */
export function getAddressKey({ street, unit, postalCode }: Address): string | null {
  const zip = /^\d{5}/.exec(postalCode?.trim() ?? "")?.[0];
  const [number = "", ...words] = toWords(street);
  if (zip === undefined || words.length === 0 || !/^\d/.test(number)) return null;
  const marker = words.findIndex((word) => unitMarkers.has(word));
  const name = marker === -1 ? words : words.slice(0, marker);
  const inStreet = marker === -1 ? [] : words.slice(marker + 1);
  const given = toWords(unit).filter((word) => !unitMarkers.has(word));
  const ofUnit = given.length > 0 ? given : inStreet;
  return [number, ...name.map((word) => abbreviations[word] ?? word), ofUnit.join(""), zip].join(
    " ",
  );
}

/**
 * What the keys of addresses begin with that begin with a typed text: a house number and a part of a street; none
 * for any other text. The last word may be a part of one, or all of one that keys abbreviate.
 */
export function getAddressPrefixes(typed: string): string[] {
  const [number = "", ...words] = toWords(typed.replace(/,.*/s, ""));
  const last = words.pop();
  if (last === undefined || !/^\d/.test(number)) return [];
  const before = [number, ...words.map((word) => abbreviations[word] ?? word)];
  return [...new Set([last, abbreviations[last] ?? last])].map((word) =>
    [...before, word].join(" "),
  );
}

function toWords(text: string | null | undefined): string[] {
  return (text ?? "")
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("#", " # ")
    .split(/[^\p{L}\p{N}#]+/u)
    .filter((word) => word !== "");
}
