// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { changeQuery, queryHref, stepBack, useAddressQuery } from "./address-query.ts";

const here = () => location.pathname + location.search;
/** jsdom goes back on its own time. */
const gone = () => new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));

// A place of its own, so that nothing lies ahead of it.
beforeEach(() => history.pushState(null, "", "/admin?q=a&state=live"));

it("tells what the address asks, and hears of every change", async () => {
  const { result } = renderHook(() => useAddressQuery());
  const query = () => String(result.current);
  expect(query()).toBe("q=a&state=live");
  act(() => changeQuery({ q: "b c" }));
  expect(query()).toBe("q=b+c&state=live");
  act(() => changeQuery({ item: "7" }, { step: true }));
  expect(query()).toBe("q=b+c&state=live&item=7");
  await act(async () => {
    const back = gone();
    history.back();
    await back;
  });
  expect(query()).toBe("q=b+c&state=live");
});

it("takes out what is empty, and keeps the rest", () => {
  expect(queryHref({ q: "", page: "2" })).toBe("/admin?state=live&page=2");
  expect(queryHref({ q: "", state: "" })).toBe("/admin");
});

it("replaces the place in the history unless it is a step", () => {
  const places = history.length;
  changeQuery({ q: "b" });
  expect(history.length).toBe(places);
  changeQuery({ q: "c" }, { step: true });
  expect(history.length).toBe(places + 1);
  // The same again is no place of its own.
  changeQuery({ q: "c" }, { step: true });
  expect(history.length).toBe(places + 1);
});

it("goes back to where the step began, and somewhere else where there was none", async () => {
  stepBack({ q: "" });
  expect(here()).toBe("/admin?state=live");
  changeQuery({ item: "7" }, { step: true });
  changeQuery({ q: "b" });
  const back = gone();
  stepBack({ item: "" });
  await back;
  expect(here()).toBe("/admin?state=live");
});
