import { limits } from "@realtor/api/rules";
import { slugFromName } from "./slug-from-name.ts";

/** Endings of the proposals, in order. */
const endings = ["homes", "realty", "realtor", "team"];

/**
 * Addresses to try in place of one that is taken, in order: made from the agent's English name. The
 * taken one and addresses that are too long are not among them.
 */
export function proposeAddresses(nameEn: string, taken: string): string[] {
  const base = slugFromName(nameEn) || slugFromName(taken);
  if (base === "") return [];
  const parts = base.split("-");
  const short = parts.length > 1 ? `${parts[0]}-${(parts.at(-1) ?? "").slice(0, 1)}` : "";
  return [base, ...endings.map((ending) => `${base}-${ending}`), short].filter(
    (address) =>
      address !== "" &&
      address.toLowerCase() !== taken.toLowerCase() &&
      address.length >= limits.slug.min &&
      address.length <= limits.slug.max,
  );
}

/** Whether an address was made from a name, so that it follows a change of the name. */
export function isFromName(address: string, nameEn: string): boolean {
  return slugFromName(nameEn) === address.toLowerCase();
}
