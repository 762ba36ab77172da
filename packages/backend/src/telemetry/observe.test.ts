import { once } from "node:events";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

import { pino } from "pino";
import { describe, expect, it, onTestFinished } from "vitest";

import { publicUrl, startBackend } from "../../test/test-backend.ts";
import { StartError } from "../start-error.ts";
import { startObserving } from "./observing.ts";
import type { Observing } from "./observing.ts";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const parentId = "00f067aa0ba902b7";

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A listening TCP server's address is never a pipe's name.
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, "close");
  return port;
}

/** A collector that keeps the bodies it is sent. */
async function startIntake() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      bodies.push(`${request.method} ${request.url} ${body}`);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  const port = await listen(server);
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${port}`, bodies };
}

/** The services with what watches them, and their log. */
async function startObserved(observing: Observing) {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { base: null },
    // pino writes objects.
    { write: (text: string) => lines.push(JSON.parse(text) as Record<string, unknown>) },
  );
  const backend = await startBackend("PGlite", { observing, log });
  onTestFinished(() => backend.close());
  const get = async (path: string, headers: Record<string, string> = {}) =>
    backend.app.fetch(new Request(publicUrl + path, { headers }));
  return { get, requests: () => lines.filter(({ msg }) => msg === "request") };
}

describe("metrics of the services", () => {
  it("count requests by method, route and class of status, on a port of their own", async () => {
    const metricsPort = await freePort();
    const observing = await startObserving({ metricsPort, otlpEndpoint: null });
    onTestFinished(() => observing.close());
    const { get } = await startObserved(observing);
    await get("/v1/realtor/grace-kim");
    await get("/v1/realtor/marked");
    await get("/v1/realtor/grace-kim");
    await get("/marked@example.com");
    expect((await get("/metrics")).status).toBe(404);

    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const counts = text.match(/^backend_http_request_duration_seconds_count.*$/gm);
    const count = (route: string, status: string, value: number) =>
      `backend_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"} ${value}`;
    expect(counts?.toSorted()).toEqual(
      [
        count("/v1/realtor/:id", "2xx", 2),
        count("/v1/realtor/:id", "4xx", 1),
        count("none", "4xx", 2),
      ].toSorted(),
    );
    expect(text).toMatch(/^nodejs_heap_size_used_bytes \d/m);
    expect(text).not.toContain("marked");
  });

  it("stop the start when their port is taken", async () => {
    const server = createServer();
    const metricsPort = await listen(server);
    onTestFinished(() => void server.close());
    await expect(startObserving({ metricsPort, otlpEndpoint: null })).rejects.toEqual(
      new StartError(
        `Port ${metricsPort} is in use: stop the process that has it, or set BACKEND_METRICS_PORT to another port.`,
      ),
    );
  });
});

describe("traces of the services", () => {
  it("continue the caller's, name it in the log, and are sent at the end", async () => {
    const intake = await startIntake();
    const observing = await startObserving({ metricsPort: null, otlpEndpoint: intake.url });
    const { get, requests } = await startObserved(observing);
    await get("/v1/realtor/grace-kim?email=marked@example.com", {
      traceparent: `00-${traceId}-${parentId}-01`,
      "user-agent": "Marked-Browser",
    });
    await get("/health/live");
    await get("/marked@example.com", { traceparent: `00-${traceId}-${parentId}-00` });
    await observing.close();

    expect(requests()).toMatchObject([
      { trace_id: traceId, path: "/v1/realtor/grace-kim", status: 200 },
      { path: "/health/live" },
      { trace_id: traceId, status: 404 },
    ]);
    expect(intake.bodies).toHaveLength(1);
    const [body = ""] = intake.bodies;
    const { resourceSpans } = JSON.parse(body.replace("POST /v1/traces ", ""));
    expect(resourceSpans[0].resource.attributes).toContainEqual({
      key: "service.name",
      value: { stringValue: "realtor-backend" },
    });
    const text = (key: string, stringValue: string) => ({ key, value: { stringValue } });
    expect(resourceSpans[0].scopeSpans[0].spans).toMatchObject([
      { name: "GET /v1/realtor/:id", kind: 2, traceId, parentSpanId: parentId },
    ]);
    expect(resourceSpans[0].scopeSpans[0].spans[0].attributes).toEqual(
      expect.arrayContaining([
        text("http.request.method", "GET"),
        text("http.route", "/v1/realtor/:id"),
        text("url.path", "/v1/realtor/grace-kim"),
        { key: "http.response.status_code", value: { intValue: 200 } },
      ]),
    );
    expect(body).not.toMatch(/marked/i);
  });

  it("are not there without the variable", async () => {
    const observing = await startObserving({ metricsPort: null, otlpEndpoint: null });
    expect(Object.keys(observing)).toEqual(["close"]);
    const { get, requests } = await startObserved(observing);
    await get("/v1/realtor/grace-kim", { traceparent: `00-${traceId}-${parentId}-01` });
    expect(requests()).toHaveLength(1);
    expect(requests()[0]).not.toHaveProperty("trace_id");
    await observing.close();
  });
});

it("the log names a call of sign-in without what follows it", async () => {
  const { get, requests } = await startObserved({ close: async () => {} });
  await get("/api/auth/reset-password/marked-token");
  expect(requests()).toMatchObject([{ path: "/api/auth/reset-password" }]);
});
