import type { Locale } from "@realtor/api/locales";
import { assertFinite } from "./money.ts";

/** Square feet in one of each. A pyeong and a tsubo are both 400/121 m². */
const squareFeetPer = { sqft: 1, m2: 1 / 0.09290304, pyeong: 400 / 121 / 0.09290304, acre: 43_560 };

export type AreaUnit = "sqft" | "m2" | "pyeong";

const units: Record<AreaUnit, Record<Locale, string>> = {
  sqft: { ko: " sqft", en: " sq ft", "ja-JP": " sqft" },
  m2: { ko: " m²", en: " m²", "ja-JP": " m²" },
  pyeong: { ko: "평", en: " pyeong", "ja-JP": "坪" },
};

const formatNumber = (value: number, decimals: number) =>
  assertFinite(Number(assertFinite(value).toFixed(decimals))).toLocaleString("en-US", {
    maximumFractionDigits: decimals,
  });

/** Living area in the chosen unit: "1,800 sq ft", "167 m²", "50.6평", "50.6坪". */
export function homeArea(squareFeet: number, unit: AreaUnit, locale: Locale): string {
  return (
    formatNumber(squareFeet / squareFeetPer[unit], unit === "pyeong" ? 1 : 0) + units[unit][locale]
  );
}

const acres: Record<Locale, string> = { ko: "에이커", en: " acres", "ja-JP": "エーカー" };

/** Lot size: acres from half an acre on, square feet below. */
export function lotArea(squareFeet: number, locale: Locale): string {
  const size = squareFeet / squareFeetPer.acre;
  if (size < 0.5) return homeArea(squareFeet, "sqft", locale);
  const shown = formatNumber(size, 2);
  return shown + (locale === "en" && shown === "1" ? " acre" : acres[locale]);
}
