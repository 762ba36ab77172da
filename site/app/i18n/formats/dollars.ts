import { assertFinite } from "./assert-finite.ts";

/** US dollars with American separators, the same in all languages; whole by default. */
export function formatDollars(amount: number, maxDecimals = 0, minDecimals = 0): string {
  const digits = Math.abs(assertFinite(amount)).toLocaleString("en-US", {
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: maxDecimals,
  });
  return (amount < 0 && digits !== "0" ? "-$" : "$") + digits;
}
