// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { clearFormDraft, saveEarlyFormDrafts, saveFormDraft, loadFormDraft } from "./form-draft.ts";

function pageWith(form: string): void {
  document.body.innerHTML = `<div data-form-draft="contact 1"><form>${form}</form></div>`;
}

beforeEach(() => sessionStorage.clear());

it("saves text entered before hydration, but no checkboxes", () => {
  pageWith(`<input name="name"><textarea name="message"></textarea>
    <input type="checkbox" name="consent" value="Y">`);
  document.querySelector("textarea")!.value = "남향집을 찾습니다.";
  saveEarlyFormDrafts();
  expect(loadFormDraft("contact 1")).toEqual({ name: "", message: "남향집을 찾습니다." });
});

it("saves nothing of an untouched form", () => {
  pageWith('<input name="name" value="윤지호"><input type="hidden" name="realtorId" value="1">');
  saveEarlyFormDrafts();
  expect(loadFormDraft("contact 1")).toBeNull();
});

it("does not overwrite the draft of a hydrated form", () => {
  pageWith('<input name="name">');
  saveFormDraft("contact 1", { name: "윤지호" });
  saveEarlyFormDrafts();
  expect(loadFormDraft("contact 1")).toEqual({ name: "윤지호" });
  clearFormDraft("contact 1");
  expect(loadFormDraft("contact 1")).toBeNull();
});

it("does not throw when storage throws", () => {
  const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  expect(() => saveFormDraft("lead", { name: "김" })).not.toThrow();
  setItem.mockRestore();
});
