import { finite } from "./finite.ts";

/** US dollars with American separators, alike in the three languages; whole unless decimals are asked for. */
export function writeDollars(amount: number, most = 0, least = 0): string {
  const digits = Math.abs(finite(amount)).toLocaleString("en-US", {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
  return (amount < 0 && digits !== "0" ? "-$" : "$") + digits;
}
