import type { Locale } from "@realtor/api/locales";
import type { CompactMoney } from "@realtor/ui/templates";

/** Short amounts begin with seven digits, in all languages. */
const shortFrom = 1e6;

/**
 * US dollars in a large unit from seven digits on (docs/spec/languages.md#formats): "$48.2" and "M",
 * with two decimals at most, "$1.00" and "B"; "4,820만" and " 달러"; "4,820万" and "ドル".
 */
export function compactMoney(amount: number, locale: Locale): CompactMoney {
  const dollars = Math.abs(assertFinite(amount));
  if (Math.round(dollars) < shortFrom) return { value: formatDollars(amount), unit: "" };
  const sign = amount < 0 ? "-" : "";
  const { value, unit } = locale === "en" ? inMillions(dollars) : inMyriads(dollars, locale);
  return { value: sign + value, unit };
}

/** An amount that rounds up to the next unit uses it: 999,999,999 is $1.00B, not $1,000M. */
function inMillions(dollars: number): CompactMoney {
  // Rounded as an integer of the last shown digit: rounding a decimal fraction is inexact.
  const millions = Math.round(dollars / 1e4) / 100;
  if (millions < 1000) return { value: formatDollars(millions, 2), unit: "M" };
  return { value: formatDollars(Math.round(dollars / 1e7) / 100, 2, 2), unit: "B" };
}

const myriadUnits = {
  ko: { units: ["만", "억", "조"], dollar: " 달러", space: " " },
  "ja-JP": { units: ["万", "億", "兆"], dollar: "ドル", space: "" },
} as const satisfies Partial<Record<Locale, unknown>>;

/** The two largest units, as a sentence says them: 435,100,000 is 4억 3,510만 달러, 4億3,510万ドル. */
function inMyriads(dollars: number, locale: keyof typeof myriadUnits): CompactMoney {
  const { units, dollar, space } = myriadUnits[locale];
  // In 만; from 조 on in 억.
  let rest = Math.round(dollars / 1e4);
  const skipped = rest < 1e8 ? 0 : 1;
  if (skipped > 0) rest = Math.round(dollars / 1e8);
  const parts: string[] = [];
  for (const unit of units.slice(skipped)) {
    const isLast = unit === units.at(-1);
    const part = isLast ? rest : rest % 1e4;
    if (part > 0) parts.unshift(getDecimalFormat(0, 0).format(part) + unit);
    rest = isLast ? 0 : Math.floor(rest / 1e4);
  }
  return { value: parts.join(space), unit: dollar };
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
