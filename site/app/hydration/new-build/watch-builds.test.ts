// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchBuilds } from "./watch-builds.ts";

let id = "old";
const asked: string[] = [];

beforeEach(() => {
  id = "old";
  asked.length = 0;
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url.replace(/\?\d+$/, ""));
    return Response.json({ id });
  });
  document.documentElement.lang = "en";
  document.body.innerHTML = '<script type="application/json" data-build="old"></script>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says once that there is a new build, in the page's language", async () => {
  await watchBuilds();
  vi.advanceTimersByTime(600_000);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole("status")).toBeNull();
  id = "new";
  vi.advanceTimersByTime(600_000);
  await screen.findByRole("button", { name: "Reload" });
  expect(screen.getByRole("status").textContent).toContain("A new version is ready.");
  vi.advanceTimersByTime(6_000_000);
  expect(asked).toHaveLength(2);
});

it("asks when the page comes into sight again, but not each time", async () => {
  await watchBuilds();
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(60_000);
  document.dispatchEvent(new Event("visibilitychange"));
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(asked).toEqual(["/builds/latest.json"]));
});

it("hears of parts that cannot be fetched", async () => {
  await watchBuilds();
  dispatchEvent(new Event("vite:preloadError"));
  await waitFor(() => expect(asked).toContain("/builds/latest.json"));
});

it("watches nothing while developing", async () => {
  document.body.innerHTML = "";
  await watchBuilds();
  expect(asked).toEqual([]);
});
