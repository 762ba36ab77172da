import { expect, it } from "vitest";

import { createApp } from "./app-env.ts";
import { answerProblem, Problem } from "./problem.ts";
import { limitRate } from "./rate-limit.ts";

function limitedApp() {
  const app = createApp();
  app.onError((error, c) => {
    if (!(error instanceof Problem)) throw error;
    return answerProblem(c, error);
  });
  app.use(limitRate("test", { requests: 2, seconds: 60 }, { pool: null, trustProxy: 0 }));
  app.get("/", (c) => c.text("fine"));
  return async (forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    return app.request("/", { headers });
  };
}

it("lets so many through, then says how long to wait", async () => {
  const ask = limitedApp();
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(58);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
});

it("counts by the address that the site saw, whatever the caller claims before it", async () => {
  const ask = limitedApp();
  const statuses = [];
  for (const forwarded of ["a, x", "b, x", "c,x ", "x, y"]) {
    statuses.push((await ask(forwarded)).status);
  }
  expect(statuses).toEqual([200, 200, 429, 200]);
});
