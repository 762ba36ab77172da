import type { Locale } from "@realtor/api/locales";
import type { CompactMoney } from "@realtor/ui/templates";

/** Powers of ten and their units, ascending. */
const units: Record<Locale, readonly (readonly [power: number, unit: string])[]> = {
  en: [
    [6, "M"],
    [9, "B"],
  ],
  ko: [
    [4, "만"],
    [8, "억"],
    [12, "조"],
  ],
  "ja-JP": [
    [4, "万"],
    [8, "億"],
    [12, "兆"],
  ],
};

/**
 * US dollars in a large unit from seven digits on (docs/spec/languages.md#formats): M, then B with two
 * decimals; Korean 만, 억, 조; Japanese 万, 億, 兆. An amount that rounds up to the next unit uses it:
 * 999,999,999 is $1.00B, not $1,000M.
 */
export function compactMoney(amount: number, locale: Locale): CompactMoney {
  const dollars = Math.abs(assertFinite(amount));
  let shown = Math.round(dollars);
  let power = 0;
  let unit = "";
  let decimals = 0;
  for (const [next, nextUnit] of shown < 1e6 ? [] : units[locale]) {
    if (shown * 10 ** power < 10 ** next) break;
    power = next;
    unit = nextUnit;
    decimals = power > 4 ? 2 : 0;
    // Round as an integer of the last shown digit: rounding a decimal fraction is inexact.
    shown = Math.round(dollars / 10 ** (power - decimals)) / 10 ** decimals;
  }
  return {
    value: formatDollars(amount < 0 ? -shown : shown, decimals, unit === "B" ? 2 : 0),
    unit,
  };
}

/** US dollars with American separators, the same in all languages; whole by default. */
export function formatDollars(amount: number, maxDecimals = 0, minDecimals = 0): string {
  const digits = getDecimalFormat(maxDecimals, minDecimals).format(Math.abs(assertFinite(amount)));
  return (amount < 0 && digits !== "0" ? "-$" : "$") + digits;
}

const decimalFormats = new Map<string, Intl.NumberFormat>();

/** Creating a format takes longer than rendering the price: each is created once. */
function getDecimalFormat(maximum: number, minimum: number): Intl.NumberFormat {
  const key = `${minimum}-${maximum}`;
  const known = decimalFormats.get(key);
  if (known) return known;
  const options = { minimumFractionDigits: minimum, maximumFractionDigits: maximum };
  const created = new Intl.NumberFormat("en-US", options);
  decimalFormats.set(key, created);
  return created;
}

/** Returns the value, with -0 as 0. Throws `RangeError` for NaN and infinities. */
export function assertFinite(value: number): number {
  if (!Number.isFinite(value))
    throw new RangeError(`Cannot format ${value}: pass a finite number.`);
  return value || 0;
}
