import { expect, it } from "vitest";
import { createRateLimiter } from "./rate-limit.ts";

it("limits calls per network and returns the seconds to wait", async () => {
  const limiter = createRateLimiter({
    name: "test",
    requests: 2,
    seconds: 60,
    pool: undefined,
    schemaName: "public",
  });
  expect(await limiter.consume("2001:db8::1")).toBeUndefined();
  expect(await limiter.consume("2001:db8::2")).toBeUndefined();
  const wait = await limiter.consume("2001:db8::3");
  expect(wait).toBeGreaterThan(55);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await limiter.consume("2001:db8:0:1::1")).toBeUndefined();
});
