// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onFailedChunk } from "./on-failed-chunk.ts";
import { takeReload } from "./reload-guard.ts";

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
