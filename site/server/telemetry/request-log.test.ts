import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FakeSlack, startFakeSlack } from "../../test/fakes/slack.ts";
import {
  respondNormally,
  json,
  type Line,
  type InstrumentedSite,
  startInstrumentedSite,
} from "../../test/fixtures/instrumented-site.ts";

let site: InstrumentedSite;
let slack: FakeSlack;
beforeAll(async () => {
  slack = await startFakeSlack();
  site = await startInstrumentedSite({ SLACK_WEBHOOK_URL: slack.url });
});
afterAll(async () => {
  await site.close();
  await slack.close();
});
beforeEach(() => {
  site.lines.length = 0;
  site.backend.respond = respondNormally;
});

const isRequest = (line: Line) => line.msg === "request";
const requests = () => site.lines.filter(isRequest);

describe("the log line of a request", () => {
  it("contains route, status, duration and cache result, and nothing else", async () => {
    for (const _ of [1, 2])
      await fetch(`${site.url}/en/grace-kim?listings=rent&utm_source=letter`, {
        headers: { "x-request-id": "visit-1" },
      });
    const line = {
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      requestId: "visit-1",
      method: "GET",
      route: "/{desiredUrl}",
      path: "/en/grace-kim",
      status: 200,
      ms: expect.any(Number),
      cache: "miss",
      msg: "request",
    };
    expect(requests()).toEqual([line, { ...line, cache: "fresh" }]);
  });

  it.each([
    ["GET", "/", "/", "/", 200],
    ["GET", "/ja-JP/terms", "/terms", "/ja-JP/terms", 200],
    [
      "GET",
      "/grace-kim/terms/privacy",
      "/{desiredUrl}/terms/privacy",
      "/grace-kim/terms/privacy",
      200,
    ],
    ["GET", "/v1/realtor/grace-kim?email=a@b.example", "/v1/*", "/v1/realtor/grace-kim", 200],
    [
      "GET",
      "/api/auth/reset-password/one-time-token",
      "/api/auth/*",
      "/api/auth/reset-password",
      404,
    ],
    ["POST", "/api/send-to-slack", "/api/send-to-slack", "/api/send-to-slack", 415],
    // Unknown paths and redirects are visitor input and are not logged.
    ["GET", "/hong@example.com", "none", undefined, 404],
    ["POST", "/hong@example.com", "none", undefined, 404],
    ["GET", "/ko/hong@example.com", "redirect", undefined, 302],
  ])("logs %s %s with the route %s", async (method, path, route, sanitizedPath, status) => {
    await fetch(site.url + path, { method, redirect: "manual" });
    const [line] = requests();
    expect(line).toMatchObject({ method, route, status });
    expect(line?.path).toBe(sanitizedPath);
  });

  it("is omitted for static files and health checks", async () => {
    for (const path of ["/assets/none.js", "/health/live", "/health/ready"])
      await fetch(site.url + path);
    await fetch(`${site.url}/robots.txt`);
    expect(requests().map(({ path }) => path)).toEqual(["/robots.txt"]);
  });
});

describe("a failed page", () => {
  it("logs the reference that the page shows", async () => {
    site.backend.respond = (_, response) =>
      json(response, 500, { message: "secret of the backend" });
    const result = await fetch(`${site.url}/en/never-read`);
    expect(result.status).toBe(503);
    const reference = /[0-9A-F]{8}-[0-9A-F]{4}/.exec(await result.text())?.[0];
    const requestId = result.headers.get("x-request-id");
    expect(reference).toBeDefined();
    expect(site.lines.find(({ msg }) => msg === "page failed")).toMatchObject({
      level: 50,
      requestId,
      reference,
      err: { type: "ApiError", request: "GET /v1/realtor/never-read" },
    });
    expect(requests()).toMatchObject([{ requestId, status: 503, reference }]);
    expect(site.output()).not.toContain("secret of the backend");
  });
});

const lead = {
  name: "Marked-Name",
  area: "Marked-Area",
  phone: "949-555-0177",
  phoneCountryCode: "US",
  hasSite: "N",
  privacyConsent: true,
  contactConsent: true,
  locale: "en",
  pageUrl: "https://realtor.example/?from=marked-page",
};

const contact = {
  realtorId: "7",
  name: "Marked-Last Marked-First",
  lastName: "Marked-Last",
  firstName: "Marked-First",
  email: "marked@example.com",
  phone: "949-555-0177",
  phoneCountryCode: "US",
  message: "marked-message",
  isTerm: "Y",
};

it("logs no submitted data, whatever the outcome", async () => {
  const headers = {
    "content-type": "application/json",
    "user-agent": "Marked-Browser",
    referer: "https://marked.example/",
    cookie: "a=marked-cookie",
    authorization: "Bearer marked-token",
    "x-forwarded-for": "203.0.113.77",
  };
  const post = (path: string, body: unknown, type = "application/json") =>
    fetch(`${site.url}${path}?from=marked-query`, {
      method: "POST",
      headers: { ...headers, "content-type": type },
      body: typeof body === "string" ? body : JSON.stringify(body),
      redirect: "manual",
    });

  slack.behavior = { status: 400, body: "invalid_payload" };
  expect((await post("/api/send-to-slack", lead)).status).toBe(201);
  await site.line(({ msg }) => String(msg).startsWith("delivery rejected"));
  expect((await post("/api/send-to-slack", { ...lead, phone: "marked" })).status).toBe(422);
  const form = new URLSearchParams({ ...lead, privacyConsent: "on", contactConsent: "on" });
  const formType = "application/x-www-form-urlencoded";
  expect((await post("/api/send-to-slack", String(form), formType)).status).toBe(303);
  site.backend.respond = (request, response) => {
    request.resume();
    json(response, 201, { id: "c-1", createdAt: "2026-01-01T00:00:00.000Z" });
  };
  expect((await post("/v1/realtor-contacts", contact)).status).toBe(201);
  // The loaning service fails, then rejects, and echoes the request each time.
  let turn = 0;
  site.backend.respond = (request, response) => {
    request.resume();
    turn += 1;
    const status = turn === 1 ? 500 : 422;
    const message = "marked-message of marked@example.com";
    json(response, status, { type: "about:blank", title: "Rejected", status, code: "x", message });
  };
  expect((await post("/v1/realtor-contacts", contact)).status).toBe(201);
  await site.line(({ msg }) => String(msg).startsWith("loaning service unavailable"));
  const rejected = await site.line(
    ({ channel, error }) => channel === "loaning" && error === "422",
  );
  expect(rejected.msg).toMatch(/^delivery rejected/);
  await fetch(`${site.url}/api/leads?search=marked`, { headers });
  await fetch(`${site.url}/en/grace-kim?name=marked`, { headers });
  await fetch(`${site.url}/v1/realtor-contacts?email=marked@example.com`, { headers });

  expect(requests().length).toBeGreaterThanOrEqual(7);
  expect(site.output()).not.toMatch(/marked|949-?555-?0177|203\.0\.113\.77/i);
});

it("returns 503 without a database, and logs the error without values", async () => {
  const broken = await startInstrumentedSite();
  await broken.closeSite();
  const result = await fetch(`${broken.url}/api/send-to-slack`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": "marked-key" },
    body: JSON.stringify(lead),
  });
  expect(result.status).toBe(503);
  expect(await result.json()).toMatchObject({ code: "server.unavailable" });
  expect(broken.lines.find(({ msg }) => msg === "the lead could not be stored")).toMatchObject({
    level: 50,
    requestId: result.headers.get("x-request-id"),
    err: { type: "Error", stack: expect.stringContaining("create-leads.ts") },
  });
  expect(broken.output()).not.toMatch(/marked/i);
  await broken.close();
});
