import { expect, it } from "vitest";
import { healthRoutes } from "./health.ts";
import { createLog } from "./log.ts";

function start(checkReady: () => Promise<void>) {
  const lines: string[] = [];
  const app = healthRoutes({
    checkReady,
    onUnavailable: (c) => c.json({ status: "unavailable" }, 503),
    log: createLog("info", { write: (line: string) => void lines.push(line) }),
    timeoutMs: 50,
  });
  return { app, lines };
}

it.each<[string, () => Promise<void>, RegExp]>([
  [
    "a full disk",
    async () => {
      const cause = { code: "53100" };
      throw Object.assign(new Error("could not extend file: No space left on device"), cause);
    },
    /No space left on device/,
  ],
  ["a database that does not respond", () => new Promise(() => {}), /no response within 50 ms/],
])("is not ready with %s, stays live, and tells why only in the log", async (_, check, reason) => {
  const { app, lines } = start(check);
  const ready = await app.request("/health/ready");
  expect(ready.status).toBe(503);
  expect(ready.headers.get("cache-control")).toBe("no-store");
  expect(await ready.json()).toEqual({ status: "unavailable" });
  expect(lines.join("\n")).toMatch(reason);
  expect((await app.request("/health/live")).status).toBe(200);
});

it("is ready while something can be written", async () => {
  const { app } = start(async () => {});
  expect((await app.request("/health/ready")).status).toBe(200);
});
