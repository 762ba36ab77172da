import { expect, it } from "vitest";

import { createRouter } from "./app-env.ts";
import { sendProblem, Problem } from "./problem.ts";
import { limitRate } from "./rate-limit.ts";

function limitedApp() {
  const app = createRouter();
  app.onError((error, c) => {
    if (!(error instanceof Problem)) throw error;
    return sendProblem(c, error);
  });
  app.use(limitRate("test", { requests: 2, seconds: 60 }, { pool: undefined, trustProxy: 0 }));
  app.get("/", (c) => c.text("fine"));
  return async (forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    return app.request("/", { headers });
  };
}

it("returns 429 with Retry-After beyond the limit", async () => {
  const send = limitedApp();
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  const rejected = await send();
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(58);
  expect(Number(rejected.headers.get("retry-after"))).toBeLessThanOrEqual(60);
});

it("counts by the address that the site appended, not by the client's own entries", async () => {
  const send = limitedApp();
  const statuses = [];
  for (const forwarded of ["a, x", "b, x", "c,x ", "x, y"]) {
    statuses.push((await send(forwarded)).status);
  }
  expect(statuses).toEqual([200, 200, 429, 200]);
});
