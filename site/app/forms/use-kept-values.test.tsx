// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useKeptValues } from "./use-kept-values.ts";

const empty = () => ({ name: "", phone: "", consent: false });
const open = (form = "lead") => renderHook(() => useKeptValues(form, empty)).result;

beforeEach(() => sessionStorage.clear());

it("finds the texts of the page before, and no consent", () => {
  const before = open();
  act(() => before.current.setValues({ name: "김", phone: "949", consent: true }));
  expect(open().current.values).toEqual({ name: "김", phone: "949", consent: false });
});

it("keeps forms apart", () => {
  const lead = open();
  act(() => lead.current.setValues({ ...empty(), name: "김" }));
  expect(open("contact").current.values).toEqual(empty());
});

it("forgets what was sent", () => {
  const form = open();
  act(() => form.current.setValues({ ...empty(), name: "김" }));
  act(() => form.current.forget());
  expect(form.current.values.name).toBe("김");
  expect(open().current.values).toEqual(empty());
});

it.each(["", "null", "7", "[", '{"name":7}', '{"constructor":"x"}', '"text"'])(
  "is an empty form where storage holds %j",
  (stored) => {
    sessionStorage.setItem("form:lead", stored);
    expect(open().current.values).toEqual(empty());
  },
);

it("works where storage is forbidden", () => {
  const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  const form = open();
  act(() => form.current.setValues({ ...empty(), name: "김" }));
  expect(form.current.values.name).toBe("김");
  refuse.mockRestore();
});
