import { expect, it, vi } from "vitest";
import { formatsFor } from "./formats-for.ts";
import { emptyFormatCache, type FormatCache, memoizeFormats } from "./format-cache.ts";

const iso = "2026-11-20T17:05:00Z";

it("returns the same strings as the formats, also from a serialized cache", () => {
  const plain = formatsFor("ko");
  const cache = emptyFormatCache();
  const texts = ({ money, moneyCompact, area, number, date, dateTime }: typeof plain) => [
    money(1_575_000),
    money(-0),
    moneyCompact(48_200_000),
    area(2180),
    number(12_345),
    date("2026-11-20"),
    dateTime(iso),
    dateTime(iso, "en"),
  ];
  expect(texts(memoizeFormats(plain, cache))).toEqual(texts(plain));

  const sent = JSON.parse(JSON.stringify(cache)) as FormatCache; // as in the page data
  const unused = Object.fromEntries(
    Object.keys(plain).map((name) => [name, vi.fn<() => never>()]),
  ) as unknown as typeof plain; // each would return undefined
  expect(texts(memoizeFormats(unused, sent))).toEqual(texts(plain));
});

it("formats values that are not in the cache", () => {
  expect(memoizeFormats(formatsFor("en"), emptyFormatCache()).money(4200)).toBe("$4,200");
});
