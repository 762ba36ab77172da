// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onFailedChunk, takeReload, watchBuilds } from "./watch-builds.tsx";

describe("watching for a new build", () => {
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
});

describe("a chunk that failed to load", () => {
  const latest = vi.fn<(url: string) => Promise<Response>>();
  const reload = vi.fn<() => void>();

  beforeEach(() => {
    sessionStorage.clear();
    document.body.innerHTML = '<script type="application/json" data-build="old"></script>';
    latest.mockImplementation(async () => Response.json({ id: "new" }));
    vi.stubGlobal("fetch", latest);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  it("reloads once for a chunk that a new build removed", async () => {
    await onFailedChunk(reload);
    await onFailedChunk(reload);
    expect(reload).toHaveBeenCalledOnce();
    expect(latest.mock.calls[0]?.[0]).toMatch(/^\/builds\/latest\.json\?\d{13}$/);
  });

  it.each([
    ["offline", async () => Promise.reject(new TypeError("Failed to fetch"))],
    ["the same build", async () => Response.json({ id: "old" })],
    ["a response that is not JSON", async () => new Response("<html>", { status: 200 })],
    ["a service that is down", async () => Response.json({ id: "new" }, { status: 503 })],
  ])("does not reload: %s", async (_name, response) => {
    latest.mockImplementation(response);
    await onFailedChunk(reload);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['<input name="name" value="윤지호">', false],
    ["<textarea>뒷마당이 있는 집</textarea>", false],
    ['<input type="search" value="kim">', false],
    ['<input name="name" value=" ">', true],
    ['<input type="hidden" value="1"><input type="checkbox" value="Y" checked>', true],
  ])("with %s on the page, whether reloading is allowed is %s", (fields, allowed) => {
    document.body.innerHTML += fields;
    expect(takeReload(1_000_000)).toBe(allowed);
  });

  it("does not reload twice within ten seconds", () => {
    expect(takeReload(1_000_000)).toBe(true);
    expect(takeReload(1_009_999)).toBe(false);
    expect(takeReload(1_010_000)).toBe(true);
  });
});
