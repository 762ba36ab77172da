// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchBuilds } from "./watch-builds.ts";

let id = "old";
const requested: string[] = [];

beforeEach(() => {
  id = "old";
  requested.length = 0;
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  vi.stubGlobal("fetch", async (url: string) => {
    requested.push(url.replace(/\?\d+$/, ""));
    return Response.json({ id });
  });
  document.documentElement.lang = "en";
  document.body.innerHTML = '<script type="application/json" data-build="old"></script>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("announces a new build once, in the page's language", async () => {
  await watchBuilds();
  vi.advanceTimersByTime(600_000);
  await waitFor(() => expect(requested).toHaveLength(1));
  expect(screen.queryByRole("status")).toBeNull();
  id = "new";
  vi.advanceTimersByTime(600_000);
  await screen.findByRole("button", { name: "Reload" });
  expect(screen.getByRole("status").textContent).toContain("A new version is ready.");
  vi.advanceTimersByTime(6_000_000);
  expect(requested).toHaveLength(2);
});

it("checks when the page becomes visible again, at most once a minute", async () => {
  await watchBuilds();
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(60_000);
  document.dispatchEvent(new Event("visibilitychange"));
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(requested).toEqual(["/builds/latest.json"]));
});

it("checks when a chunk fails to load", async () => {
  await watchBuilds();
  dispatchEvent(new Event("vite:preloadError"));
  await waitFor(() => expect(requested).toContain("/builds/latest.json"));
});

it("does not check in development", async () => {
  document.body.innerHTML = "";
  await watchBuilds();
  expect(requested).toEqual([]);
});
