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
  app.use(
    limitRate(
      "test",
      { requests: 2, seconds: 60 },
      {
        pool: undefined,
        trust: { trustProxy: 0 },
        service: { token: "site-token", rule: { requests: 5, seconds: 60 } },
      },
    ),
  );
  app.get("/", (c) => c.text("fine"));
  return async (forwarded?: string, token?: string) => {
    const headers = {
      ...(forwarded !== undefined && { "x-forwarded-for": forwarded }),
      ...(token !== undefined && { "x-service-token": token }),
    };
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

it("limits calls of the site separately from visitors", async () => {
  const send = limitedApp();
  const statusesOf = async (times: number, token?: string) => {
    const statuses = [];
    for (let index = 0; index < times; index += 1) statuses.push((await send("a", token)).status);
    return statuses;
  };
  expect(await statusesOf(3)).toEqual([200, 200, 429]);
  expect(await statusesOf(6, "site-token")).toEqual([200, 200, 200, 200, 200, 429]);
});

it.each(["", "other-token", "site-toke", "undefined"])(
  "treats a call with the wrong token %j as a visitor's",
  async (token) => {
    const send = limitedApp();
    const statuses = [];
    for (let index = 0; index < 3; index += 1) statuses.push((await send("a", token)).status);
    expect(statuses).toEqual([200, 200, 429]);
  },
);

it("has no calls of the site without a token", async () => {
  const app = createRouter();
  app.onError((error, c) => {
    if (!(error instanceof Problem)) throw error;
    return sendProblem(c, error);
  });
  const rule = { requests: 1, seconds: 60 };
  const service = { token: undefined, rule: { requests: 100, seconds: 60 } };
  app.use(limitRate("test", rule, { pool: undefined, trust: { trustProxy: 0 }, service }));
  app.get("/", (c) => c.text("fine"));
  const statuses = [];
  for (const token of ["", "undefined"])
    statuses.push((await app.request("/", { headers: { "x-service-token": token } })).status);
  expect(statuses).toEqual([200, 429]);
});
