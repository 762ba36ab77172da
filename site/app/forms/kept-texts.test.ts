// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { forgetTexts, keepEarlyTexts, keepTexts, keptTexts } from "./kept-texts.ts";

function pageWith(form: string): void {
  document.body.innerHTML = `<div data-kept="contact 1"><form>${form}</form></div>`;
}

beforeEach(() => sessionStorage.clear());

it("keeps what was typed before the form's own code came, ticks aside", () => {
  pageWith(`<input name="name"><textarea name="message"></textarea>
    <input type="checkbox" name="consent" value="Y">`);
  document.querySelector("textarea")!.value = "남향집을 찾습니다.";
  keepEarlyTexts();
  expect(keptTexts("contact 1")).toEqual({ name: "", message: "남향집을 찾습니다." });
});

it("keeps nothing of a form as the server sent it", () => {
  pageWith('<input name="name" value="윤지호"><input type="hidden" name="realtorId" value="1">');
  keepEarlyTexts();
  expect(keptTexts("contact 1")).toBeNull();
});

it("leaves what the form's own code kept", () => {
  pageWith('<input name="name">');
  keepTexts("contact 1", { name: "윤지호" });
  keepEarlyTexts();
  expect(keptTexts("contact 1")).toEqual({ name: "윤지호" });
  forgetTexts("contact 1");
  expect(keptTexts("contact 1")).toBeNull();
});

it("does without storage", () => {
  const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  expect(() => keepTexts("lead", { name: "김" })).not.toThrow();
  refuse.mockRestore();
});
