// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { updateSearchParams, hrefWithParams, stepBack, useSearchParams } from "./search-params.ts";

const here = () => location.pathname + location.search;
/** jsdom navigates asynchronously. */
const popState = () =>
  new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));

// A new entry, so that there is no forward history.
beforeEach(() => history.pushState(null, "", "/admin?q=a&state=live"));

it("returns the search params and follows every change", async () => {
  const { result } = renderHook(() => useSearchParams());
  const query = () => String(result.current);
  expect(query()).toBe("q=a&state=live");
  act(() => updateSearchParams({ q: "b c" }));
  expect(query()).toBe("q=b+c&state=live");
  act(() => updateSearchParams({ item: "7" }, { push: true }));
  expect(query()).toBe("q=b+c&state=live&item=7");
  await act(async () => {
    const back = popState();
    history.back();
    await back;
  });
  expect(query()).toBe("q=b+c&state=live");
});

it("removes empty values and keeps the others", () => {
  expect(hrefWithParams({ q: "", page: "2" })).toBe("/admin?state=live&page=2");
  expect(hrefWithParams({ q: "", state: "" })).toBe("/admin");
});

it("replaces the history entry unless it pushes", () => {
  const entries = history.length;
  updateSearchParams({ q: "b" });
  expect(history.length).toBe(entries);
  updateSearchParams({ q: "c" }, { push: true });
  expect(history.length).toBe(entries + 1);
  // An unchanged URL adds no entry.
  updateSearchParams({ q: "c" }, { push: true });
  expect(history.length).toBe(entries + 1);
});

it("goes back to before the push, or changes the params where there was none", async () => {
  stepBack({ q: "" });
  expect(here()).toBe("/admin?state=live");
  updateSearchParams({ item: "7" }, { push: true });
  updateSearchParams({ q: "b" });
  const back = popState();
  stepBack({ item: "" });
  await back;
  expect(here()).toBe("/admin?state=live");
});
