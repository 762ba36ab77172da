import { checkWording } from "@realtor/api/wording";
import type { Lang } from "@realtor/api/locales";
import { expect, it } from "vitest";
import { findExample } from "./wording-example.ts";

it.each<[Lang, string, string]>([
  [
    "en",
    "A white house perfect for families, with a shaded loggia.",
    "A white house with 5 bedrooms, with a shaded loggia.",
  ],
  ["ko", "아이 키우기 좋은 하얀 집입니다.", "침실 5개인 하얀 집입니다."],
  ["ko", "하얀 집, 신혼부부에게 알맞습니다.", "하얀 집, 침실이 5개입니다."],
  ["ja", "シニアに最適な平屋です。", "寝室5室の平屋です。"],
  ["en", "SEE THE LOGGIA TODAY, before it sells.", "See the loggia today, before it sells."],
])("in %s says what the home is: %s", (lang, text, changed) => {
  const [issue] = checkWording(text);
  const found = issue && findExample(text, issue, { lang, bedrooms: 5 });
  expect(found?.text).toBe(changed);
  expect(found?.text.slice(found.start)).toMatch(new RegExp(`^${found?.example}`));
});

it("has none for a promise, or without a fact", () => {
  expect(
    findExample(
      "A guaranteed sale.",
      { reason: "guarantee", quote: "guaranteed" },
      { lang: "en", bedrooms: 5 },
    ),
  ).toBeNull();
  expect(
    findExample(
      "Great for kids.",
      { reason: "steering", quote: "Great for kids" },
      { lang: "en", bedrooms: null },
    ),
  ).toBeNull();
});
