import { expect, it } from "vitest";
import { findOpenWordings, keepWordings } from "./open-wordings.ts";

const draft = {
  words: {
    en: { sentence: "Perfect for families.", description: "CALL NOW FOR THE BEST DEAL EVER MADE" },
    ko: { sentence: "아이 키우기 좋은 집입니다.", isConfirmed: "N" },
  },
};

it("are those of texts that would be public, without questions of style", () => {
  expect(findOpenWordings(draft)).toEqual([
    { reason: "steering", quote: "Perfect for families", id: "sentenceEn", lang: "en" },
  ]);
});

it("are none once there is a reason, which is kept", () => {
  const kept = keepWordings(draft, new Map([["Perfect for families", "A quotation."]]));
  expect(findOpenWordings(kept)).toEqual([]);
  expect(kept).toMatchObject({
    keptWordings: [{ quote: "Perfect for families", reason: "A quotation." }],
  });
});
