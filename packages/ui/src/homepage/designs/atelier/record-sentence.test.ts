import { describe, expect, it } from "vitest";
import { labelsFor, type Locale } from "../../../labels/labels.ts";
import type { Stats } from "../../content/stats.ts";
import { countedSentence, recordSentence } from "./record-sentence.ts";

const lang = { ko: "ko", en: "en", "ja-JP": "ja" } as const;
const full = {
  salesCount: 97,
  lastYearTotal: 26_400_000,
  years: 10,
  since: 2016,
  totalYear: "last" as Stats["totalYear"],
  asOf: "2026-01-12",
};

function sentence(change: Partial<typeof full> | object = {}, locale: Locale = "en") {
  return recordSentence({
    stats: { ...full, ...change },
    labels: labelsFor(locale).homepage,
    formats: { number: String, moneyCompact: () => ({ value: "$26.4", unit: "M" }) },
    lang: lang[locale],
  });
}

it.each([
  ["en", "97 homes sold since 2016. Last year’s sales totaled $26.4M."],
  ["ko", "2016년부터 97건의 거래를 함께했습니다. 지난해 거래 금액은 $26.4M입니다."],
  ["ja-JP", "2016年から97件のお取引をお手伝いしてきました。昨年の取引総額は$26.4Mです。"],
] as const)("states all figures in %s", (locale, text) => {
  expect(sentence({}, locale)).toBe(text);
});

it.each([
  ["the total", { lastYearTotal: null }, "97 homes sold since 2016."],
  ["the years", { years: null, since: null }, "97 homes sold. Last year’s sales totaled $26.4M."],
  [
    "the number of homes",
    { salesCount: null },
    "In real estate since 2016. Last year’s sales totaled $26.4M.",
  ],
])("leaves out %s", (_, change, text) => {
  expect(sentence(change)).toBe(text);
});

it.each([
  ["en", 2024, "Sales in 2024 totaled $26.4M."],
  ["en", null, "Annual sales totaled $26.4M."],
  ["ko", 2024, "2024년 거래 금액은 $26.4M입니다."],
  ["ja-JP", null, "年間の取引総額は$26.4Mです。"],
] as const)("names the year of the total in %s: %s", (locale, totalYear, text) => {
  expect(sentence({ salesCount: null, since: null, totalYear }, locale)).toBe(text);
});

it("has a singular", () => {
  expect(sentence({ salesCount: 1, lastYearTotal: null })).toBe("1 home sold since 2016.");
});

describe("what was counted", () => {
  const counted = (
    record: { sold: number; leased: number; total: number | null },
    locale: Locale = "en",
  ) =>
    countedSentence({
      record,
      labels: labelsFor(locale).homepage,
      formats: { number: String, moneyCompact: () => ({ value: "$41.7", unit: "M" }) },
      lang: lang[locale],
      month: "June 2019",
    });

  it.each([
    [
      { sold: 44, leased: 12, total: 1 },
      "44 homes sold and 12 leased since June 2019. Sales came to $41.7M.",
    ],
    [{ sold: 1, leased: 1, total: null }, "1 home sold and 1 leased since June 2019."],
    [{ sold: 2, leased: 0, total: null }, "2 homes sold since June 2019."],
    [{ sold: 0, leased: 3, total: null }, "3 homes leased since June 2019."],
  ])("is a sentence: %j", (record, text) => {
    expect(counted(record)).toBe(text);
  });

  it("has counters in Korean and Japanese", () => {
    const record = { sold: 44, leased: 12, total: null };
    expect(counted(record, "ko")).toContain("매매 44건, 임대 12건");
    expect(counted(record, "ja-JP")).toContain("成約44件、賃貸成約12件");
  });
});
