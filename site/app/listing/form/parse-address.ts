import { activityStates, type ActivityState } from "@realtor/api/rules";

interface TypedAddress {
  street: string;
  unit?: string;
  city: string;
  state?: ActivityState;
  postalCode?: string;
}

const stateAndZip = /^([A-Za-z]{2})?\s*(\d{5}(?:-\d{4})?)?$/;
const unitOf = /^(.*?)[\s,]+(?:#|(?:apt|apartment|unit|suite|ste)\b\.?)\s*#?\s*([\w-]+)$/i;

/**
 * The parts of an address that was typed or pasted as one text: "27 Sycamore Bend, Irvine, CA 92618". Null for a
 * text without a city, which is a street.
 */
export function parseAddress(typed: string): TypedAddress | null {
  const pieces = typed
    .split(",")
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
  // The country says nothing.
  if (/^(?:usa?|united states)$/i.test(pieces.at(-1) ?? "")) pieces.pop();
  const [, state, postalCode] = stateAndZip.exec(pieces.at(-1) ?? "") ?? [];
  if (pieces.length > 2 && (state !== undefined || postalCode !== undefined)) pieces.pop();
  else return null;
  const city = pieces.pop() ?? "";
  const line = pieces.join(", ");
  const [, street, unit] = unitOf.exec(line) ?? [];
  const known = activityStates.find((one) => one === state?.toUpperCase());
  return {
    street: street ?? line,
    ...(unit !== undefined && { unit }),
    city,
    ...(known && { state: known }),
    ...(postalCode !== undefined && { postalCode }),
  };
}
