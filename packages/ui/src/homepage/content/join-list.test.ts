import { expect, it } from "vitest";
import { joinList } from "./join-list.ts";

it("separates items with the comma of the language", () => {
  expect(joinList(["日本語", "英語"], "ja")).toBe("日本語、英語");
  expect(joinList(["한국어", "영어"], "ko")).toBe("한국어, 영어");
  expect(joinList(["English"], "en")).toBe("English");
});
