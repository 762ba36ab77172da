// @module-tag extended
import { once } from "node:events";
import { createServer } from "node:http";
import { StartError } from "@realtor/server/errors";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  end,
  json,
  listen,
  type InstrumentedSite,
  startInstrumentedSite,
} from "../../test/fixtures/instrumented-site.ts";
import { startSiteTelemetry } from "./site-telemetry.ts";
import { findFreePort } from "../../../tools/find-free-port.ts";

let site: InstrumentedSite;
let metricsUrl: string;
beforeEach(async () => {
  const port = String(await findFreePort());
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  site = await startInstrumentedSite({ METRICS_PORT: port });
});
afterEach(() => site.close());

/** The site's own samples without buckets and sums, as `name{labels}` and value. */
async function samples(): Promise<Record<string, number>> {
  const text = await (await fetch(metricsUrl)).text();
  return Object.fromEntries(
    text
      .split("\n")
      .filter((line) => line.startsWith("site_") && !/_(bucket|sum)[{ ]/.test(line))
      .map((line): [string, number] => {
        const [name = "", value] = line.split(/ (?=\S+$)/);
        return [name, Number(value)];
      }),
  );
}

it("records requests, renderings, cache lookups, backend calls and the backlog", async () => {
  const get = (path: string, init?: RequestInit) =>
    fetch(site.url + path, { redirect: "manual", ...init });
  await get("/en/grace-kim");
  await get("/en/grace-kim");
  await get("/ja-JP/no-one-here");
  await get("/hong@example.com");
  await get("/someone/else@example.com");
  await get("/ko/terms");
  await get("/v1/realtor/grace-kim");
  await get("/v1/anything/else");
  await get("/hong", { method: "PROPFIND" });
  const lead = {
    name: "Hong",
    area: "Irvine",
    phone: "949-555-0100",
    phoneCountryCode: "US",
    hasSite: "N",
    privacyConsent: true,
    contactConsent: true,
    locale: "en",
  };
  await get("/api/send-to-slack", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(lead),
  });
  site.backend.respond = (_, response) => json(response, 503, {});
  await get("/v1/realtor/grace-kim");
  await get("/en/never-read");
  site.backend.respond = (request) => request.destroy();
  await get("/cozying-api/v1/agent");

  const found = await samples();
  const request = (method: string, route: string, status: string) =>
    `site_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;
  const render = (page: string, outcome: string) =>
    `site_page_render_duration_seconds_count{page="${page}",outcome="${outcome}"}`;
  const lookup = (result: string) => `site_html_cache_lookups_total{result="${result}"}`;
  const call = (service: string, outcome: string) =>
    `site_backend_request_duration_seconds_count{service="${service}",outcome="${outcome}"}`;
  const backlog = (channel: string, state: string) =>
    `site_deliveries{channel="${channel}",state="${state}"}`;
  const oldest = (channel: string, state: string) =>
    `site_deliveries_oldest_seconds{channel="${channel}",state="${state}"}`;
  expect(found).toEqual({
    [request("GET", "/{desiredUrl}", "2xx")]: 2,
    [request("GET", "/{desiredUrl}", "4xx")]: 1,
    [request("GET", "/{desiredUrl}", "5xx")]: 1,
    [request("GET", "none", "4xx")]: 2,
    [request("GET", "redirect", "3xx")]: 1,
    [request("GET", "/v1/*", "2xx")]: 1,
    [request("GET", "/v1/*", "4xx")]: 1,
    [request("GET", "/v1/*", "5xx")]: 1,
    [request("GET", "/cozying-api/*", "5xx")]: 1,
    [request("other", "none", "4xx")]: 1,
    [request("POST", "/api/send-to-slack", "2xx")]: 1,
    [render("homepage", "ok")]: 1,
    [render("homepage", "not-found")]: 1,
    [render("homepage", "failed")]: 1,
    [lookup("fresh")]: 1,
    [lookup("miss")]: 3,
    [call("loaning", "ok")]: 2,
    [call("loaning", "refused")]: 2,
    // The website's call is retried once (docs/spec/api.md#retries).
    [call("loaning", "failed")]: 3,
    [call("home", "ok")]: 4,
    // A safe call is repeated once.
    [call("home", "unreachable")]: 2,
    [backlog("slack", "pending")]: 0,
    [backlog("slack", "failed")]: 0,
    [backlog("slack", "kept")]: 1,
    [backlog("loaning", "pending")]: 0,
    [backlog("loaning", "failed")]: 0,
    [backlog("loaning", "kept")]: 0,
    [oldest("slack", "pending")]: 0,
    [oldest("slack", "failed")]: 0,
    [oldest("slack", "kept")]: expect.any(Number),
    [oldest("loaning", "pending")]: 0,
    [oldest("loaning", "failed")]: 0,
    [oldest("loaning", "kept")]: 0,
    site_storage_writable: 1,
  });
  expect(found[oldest("slack", "kept")]).toBeGreaterThan(0);
});

it("includes Node's metrics, and works without the database", async () => {
  await site.closeSite();
  const response = await fetch(metricsUrl);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toMatch(/^site_storage_writable 0$/m);
  expect(text).toMatch(/^nodejs_heap_size_used_bytes \d/m);
  expect(text).not.toMatch(/^site_deliveries\{/m);
});

it("is served only at /metrics of a separate loopback port", async () => {
  const onSite = await fetch(`${site.url}/metrics`);
  expect(onSite.status).toBe(404);
  expect(await onSite.text()).not.toContain("site_http_request");
  expect((await fetch(new URL("/", metricsUrl))).status).toBe(404);
  expect((await fetch(metricsUrl, { method: "POST" })).status).toBe(404);
});

it("throws a StartError that names the variable when the port is in use", async () => {
  const other = createServer();
  const { port } = new URL(await listen(other));
  const start = startSiteTelemetry({ metricsPort: Number(port) });
  await expect(start).rejects.toEqual(
    new StartError(
      `127.0.0.1:${port} is already in use: stop the other program, or set METRICS_PORT to a free port.`,
    ),
  );
  await end(other);
});

it("releases the port", async () => {
  await site.closeTelemetry();
  const port = Number(new URL(metricsUrl).port);
  const next = createServer().listen(port, "127.0.0.1");
  await once(next, "listening");
  expect(next.address()).toMatchObject({ port });
  await end(next);
});
