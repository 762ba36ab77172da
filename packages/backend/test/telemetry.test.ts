import { once } from "node:events";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

import { createLog } from "@realtor/server/log";
import { StartError } from "@realtor/server/errors";
import { startTelemetry, type Telemetry } from "@realtor/server/telemetry";
import { describe, expect, it, onTestFinished } from "vitest";

import { publicUrl, startBackend } from "./fixtures/test-backend.ts";
import { findFreePort } from "../../../tools/find-free-port.ts";

const names = {
  service: "realtor-backend",
  prefix: "backend",
  metricsVariable: "BACKEND_METRICS_PORT",
};
const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const parentId = "00f067aa0ba902b7";

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // The address of a listening TCP server is never a string.
  return (server.address() as AddressInfo).port;
}

/** A collector that records the bodies it receives. */
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

/** Starts the services with telemetry and a captured log. */
async function startObserved(telemetry: Telemetry) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog("info", {
    write: (text) => void lines.push(JSON.parse(text) as Record<string, unknown>),
  });
  const backend = await startBackend("PostgreSQL", { telemetry, log });
  onTestFinished(() => backend.close());
  const get = async (path: string, headers: Record<string, string> = {}) =>
    backend.app.fetch(new Request(publicUrl + path, { headers }));
  return { get, requests: () => lines.filter(({ msg }) => msg === "request") };
}

describe("metrics", () => {
  it("counts requests by method, route and status class, on a separate port", async () => {
    const metricsPort = await findFreePort();
    const telemetry = await startTelemetry({ ...names, metricsPort });
    onTestFinished(() => telemetry.close());
    const { get } = await startObserved(telemetry);
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

  it("are served on the chosen address only", async () => {
    const metricsPort = await findFreePort();
    const telemetry = await startTelemetry({ ...names, metricsHost: "127.0.0.2", metricsPort });
    onTestFinished(() => telemetry.close());
    expect((await fetch(`http://127.0.0.2:${metricsPort}/metrics`)).status).toBe(200);
    await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow("fetch failed");
  });

  it("throws when the metrics port is in use", async () => {
    const server = createServer();
    const metricsPort = await listen(server);
    onTestFinished(() => void server.close());
    await expect(startTelemetry({ ...names, metricsPort })).rejects.toEqual(
      new StartError(
        `127.0.0.1:${metricsPort} is already in use: stop the other program, or set BACKEND_METRICS_PORT to a free port.`,
      ),
    );
  });
});

describe("traces", () => {
  it("continue the caller's trace, log its id and are flushed on close", async () => {
    const intake = await startIntake();
    const telemetry = await startTelemetry({ ...names, otlpEndpoint: intake.url });
    const { get, requests } = await startObserved(telemetry);
    await get("/v1/realtor/grace-kim?email=marked@example.com", {
      traceparent: `00-${traceId}-${parentId}-01`,
      "user-agent": "Marked-Browser",
    });
    await get("/health/live");
    await get("/marked@example.com", { traceparent: `00-${traceId}-${parentId}-00` });
    await telemetry.close();

    expect(requests()).toMatchObject([
      { trace_id: traceId, path: "/v1/realtor/grace-kim", status: 200 },
      { path: "/health/live" },
      { trace_id: traceId, status: 404 },
    ]);
    expect(intake.bodies).toHaveLength(1);
    const [body = ""] = intake.bodies;
    const { resourceSpans } = JSON.parse(body.replace("POST /v1/traces ", ""));
    const text = (key: string, stringValue: string) => ({ key, value: { stringValue } });
    expect(resourceSpans[0].resource.attributes).toContainEqual({
      key: "service.name",
      value: { stringValue: "realtor-backend" },
    });
    const spans: { name: string; kind: number; attributes: unknown; spanId: string }[] =
      resourceSpans[0].scopeSpans[0].spans;
    const isRequest = ({ kind }: { kind: number }) => kind === 2;
    const request = spans.find(isRequest);
    expect(spans.filter(isRequest)).toMatchObject([
      { name: "GET /v1/realtor/:id", kind: 2, traceId, parentSpanId: parentId },
    ]);
    const queries = spans.filter((span) => !isRequest(span));
    expect(queries).toContainEqual(
      expect.objectContaining({
        name: "select realtors",
        kind: 3,
        traceId,
        parentSpanId: request?.spanId,
        attributes: [
          text("db.system.name", "postgresql"),
          text("db.operation.name", "select"),
          text("db.collection.name", "realtors"),
        ],
      }),
    );
    expect(request?.attributes).toEqual(
      expect.arrayContaining([
        text("http.request.method", "GET"),
        text("http.route", "/v1/realtor/:id"),
        text("url.path", "/v1/realtor/grace-kim"),
        { key: "http.response.status_code", value: { intValue: 200 } },
      ]),
    );
    expect(body).not.toMatch(/marked/i);
  });

  it("are disabled without the variable", async () => {
    const telemetry = await startTelemetry(names);
    expect(Object.keys(telemetry)).toEqual(["close"]);
    const { get, requests } = await startObserved(telemetry);
    await get("/v1/realtor/grace-kim", { traceparent: `00-${traceId}-${parentId}-01` });
    expect(requests()).toHaveLength(1);
    expect(requests()[0]).not.toHaveProperty("trace_id");
    await telemetry.close();
  });
});

it("does not log the token in an authentication path", async () => {
  const { get, requests } = await startObserved({ close: async () => {} });
  await get("/api/auth/reset-password/marked-token");
  expect(requests()).toMatchObject([{ route: "none", status: 404 }]);
  expect(JSON.stringify(requests())).not.toContain("marked-token");
});
