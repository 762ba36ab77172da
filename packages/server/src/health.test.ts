import { expect, it } from "vitest";
import { healthRoutes } from "./health.ts";
import { createLog } from "./log.ts";

function start(checkStorage: () => Promise<void>) {
  const lines: string[] = [];
  const app = healthRoutes({
    checkStorage,
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
])(
  "cannot store with %s, gets requests, and tells why only in the log",
  async (_, check, reason) => {
    const { app, lines } = start(check);
    const storage = await app.request("/health/storage");
    expect(storage.status).toBe(503);
    expect(storage.headers.get("cache-control")).toBe("no-store");
    expect(await storage.json()).toEqual({ status: "unavailable" });
    expect(lines.join("\n")).toMatch(reason);
    for (const path of ["/health/live", "/health/ready"])
      expect((await app.request(path)).status).toBe(200);
  },
);

it("can store while something can be written", async () => {
  const { app } = start(async () => {});
  expect((await app.request("/health/storage")).status).toBe(200);
});
