import type { Locale } from "@realtor/api/locales";
import type { CompactMoney } from "@realtor/ui/templates";
import { writeDollars } from "./dollars.ts";
import { finite } from "./finite.ts";

/** Powers of ten and their words. */
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
 * US dollars in a large unit from seven digits on (SPEC section 9: M, then B with two decimals;
 * Korean 만, 억, 조 and Japanese 万, 億, 兆 by research/product.md feature 3), in full below. An amount
 * that rounds up to the next unit is written in it: 999,999,999 is $1.00B and never $1,000M.
 */
export function compactMoney(amount: number, locale: Locale): CompactMoney {
  const dollars = Math.abs(finite(amount));
  let shown = Math.round(dollars);
  let power = 0;
  let word = "";
  let decimals = 0;
  for (const [next, unit] of shown < 1e6 ? [] : units[locale]) {
    if (shown * 10 ** power < 10 ** next) break;
    power = next;
    word = unit;
    decimals = power > 4 ? 2 : 0;
    // Rounded as a whole number of the last place shown: a decimal fraction would round wrongly.
    shown = Math.round(dollars / 10 ** (power - decimals)) / 10 ** decimals;
  }
  return {
    value: writeDollars(amount < 0 ? -shown : shown, decimals, word === "B" ? 2 : 0),
    unit: word,
  };
}
