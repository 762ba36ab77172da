// @module-tag extended
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { type FakeOtlpCollector, startFakeOtlpCollector } from "../../test/fakes/otlp-collector.ts";
import {
  json,
  type InstrumentedSite,
  startInstrumentedSite,
} from "../../test/fixtures/instrumented-site.ts";
import { findFreePort } from "../../../tools/find-free-port.ts";

const [internal, server, client] = [1, 2, 3];
const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const parentId = "00f067aa0ba902b7";
const traceparent = `00-${traceId}-${parentId}-01`;

let collector: FakeOtlpCollector;
beforeEach(async () => {
  collector = await startFakeOtlpCollector();
});
afterEach(() => collector.close());

async function startTraced(variables: Record<string, string> = {}): Promise<InstrumentedSite> {
  const site = await startInstrumentedSite({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    ...variables,
  });
  onTestFinished(() => site.close());
  return site;
}

describe("the site's spans", () => {
  it("continue the caller's trace through rendering, backend calls and log lines", async () => {
    const site = await startTraced();
    await fetch(`${site.url}/en/grace-kim?from=marked`, { headers: { traceparent } });
    await site.closeTelemetry();

    const [request] = collector.spans.filter(({ kind }) => kind === server);
    const [render] = collector.spans.filter(({ kind }) => kind === internal);
    const calls = collector.spans.filter(({ kind }) => kind === client);
    expect(request).toEqual({
      service: "realtor-site",
      name: "GET /{desiredUrl}",
      kind: server,
      traceId,
      spanId: expect.any(String),
      parentSpanId: parentId,
      attributes: {
        "http.request.method": "GET",
        "http.response.status_code": 200,
        "http.route": "/{desiredUrl}",
        "url.path": "/en/grace-kim",
        "url.scheme": "http",
      },
      failed: false,
    });
    expect(render).toMatchObject({
      name: "render homepage",
      traceId,
      parentSpanId: request?.spanId,
      attributes: { "app.page": "homepage" },
    });
    const { origin, port } = new URL(`http://${site.calls[0]?.headers.host}`);
    const call = (peer: string, path: string) => ({
      service: "realtor-site",
      name: "GET",
      kind: client,
      traceId,
      spanId: expect.any(String),
      parentSpanId: render?.spanId,
      attributes: {
        "http.request.method": "GET",
        "http.response.status_code": 200,
        "server.address": "127.0.0.1",
        "server.port": Number(port),
        "service.peer.name": peer,
        "url.full": origin + path,
      },
      failed: false,
    });
    expect(calls).toEqual([
      call("loaning", "/v1/realtor/grace-kim"),
      ...Array.from({ length: 4 }, () => call("home", "/cozying-api/v1/agent")),
    ]);
    expect(new Set(site.calls.map(({ headers }) => headers.traceparent))).toEqual(
      new Set(calls.map(({ spanId }) => `00-${traceId}-${spanId}-01`)),
    );
    expect(site.lines.find(({ msg }) => msg === "request")).toMatchObject({ trace_id: traceId });
  });

  it("include requests that the response cache sends before the router", async () => {
    const site = await startTraced();
    const visit = () => fetch(`${site.url}/en/grace-kim`, { headers: { traceparent } });
    await visit();
    const cached = await visit();
    expect(cached.status).toBe(200);
    await site.closeTelemetry();
    const spans = collector.spans.filter(({ kind }) => kind === server);
    expect(spans).toHaveLength(2);
    const [routed, sent] = spans;
    expect(sent).toEqual({ ...routed, spanId: expect.any(String) });
    expect(collector.spans.filter(({ kind }) => kind === internal)).toHaveLength(1);
    expect(site.lines.filter(({ msg }) => msg === "request")).toMatchObject([
      { trace_id: traceId, cache: "miss" },
      { trace_id: traceId, cache: "fresh" },
    ]);
  });

  it("record errors without personal data", async () => {
    const site = await startTraced();
    site.backend.respond = (request, response) => {
      request.resume();
      json(response, 500, { message: "marked@example.com" });
    };
    const headers = {
      "user-agent": "Marked-Browser",
      "x-forwarded-for": "203.0.113.77",
      cookie: "a=marked",
      authorization: "Bearer marked",
    };
    await fetch(`${site.url}/en/grace-kim?name=marked`, { headers });
    await fetch(`${site.url}/v1/realtor?email=marked@example.com`, { headers });
    await fetch(`${site.url}/api/auth/reset-password/marked-token`, { headers });
    await fetch(`${site.url}/marked@example.com`, { headers });
    await site.closeTelemetry();

    expect(collector.spans.filter(({ failed }) => failed).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["GET", "render homepage", "GET /{desiredUrl}", "GET /v1/*"]),
    );
    expect(
      collector.spans.find(({ name }) => name === "render homepage")?.attributes,
    ).toMatchObject({
      "error.type": "ApiError",
    });
    expect(collector.spans.map(({ name }) => name)).toContain("GET none");
    expect(collector.text()).not.toMatch(/marked|203\.0\.113/i);
  });

  it("respect and propagate an unsampled parent", async () => {
    const site = await startTraced();
    const unsampled = `00-${traceId}-${parentId}-00`;
    await fetch(`${site.url}/en/grace-kim`, { headers: { traceparent: unsampled } });
    await site.closeTelemetry();
    expect(collector.spans).toEqual([]);
    expect(site.calls[0]?.headers.traceparent).toMatch(new RegExp(`^00-${traceId}-\\w{16}-00$`));
  });

  it("start a trace without a parent, except for static files and health checks", async () => {
    const site = await startTraced();
    await fetch(`${site.url}/health/live`);
    await fetch(`${site.url}/assets/none.js`);
    await fetch(`${site.url}/.well-known/security.txt`, { headers: { traceparent: "nonsense" } });
    await site.closeTelemetry();
    expect(collector.spans).toMatchObject([
      {
        name: "GET /.well-known/security.txt",
        parentSpanId: undefined,
        traceId: expect.stringMatching(/^\w{32}$/),
      },
    ]);
  });
});

it("an unavailable collector affects neither responses nor shutdown", async () => {
  await collector.close();
  const site = await startTraced();
  expect((await fetch(`${site.url}/en/grace-kim`)).status).toBe(200);
  await site.closeTelemetry();
  collector = await startFakeOtlpCollector();
});

it("without the variable nothing is sent, added to requests or imported", async () => {
  const site = await startInstrumentedSite();
  onTestFinished(() => site.close());
  await fetch(`${site.url}/en/grace-kim`);
  await site.closeTelemetry();
  expect(collector.text()).toBe("");
  expect(site.calls.filter(({ headers }) => "traceparent" in headers)).toEqual([]);
  expect(site.lines.filter((line) => "trace_id" in line)).toEqual([]);
  expect(await modulesLoadedBy({})).toEqual([]);
  // The same check finds them when tracing is configured.
  expect(await modulesLoadedBy({ otlpEndpoint: collector.url })).toContain(
    "@opentelemetry/sdk-trace",
  );
});

/** Lists telemetry packages that a process imports with the site's code. */
async function modulesLoadedBy(env: { otlpEndpoint?: string }): Promise<string[]> {
  const program = `
    import { registerHooks } from "node:module";
    const seen = new Set();
    registerHooks({
      resolve(specifier, context, next) {
        if (/^(@opentelemetry\\/|prom-client$)/.test(specifier)) seen.add(specifier);
        return next(specifier, context);
      },
    });
    const { startSiteTelemetry } = await import("./server/telemetry/site-telemetry.ts");
    await import("./server/create-site.ts");
    const telemetry = await startSiteTelemetry(${JSON.stringify(env)});
    await telemetry.close();
    console.log(JSON.stringify([...seen]));
    process.exit(0);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    stdio: ["ignore", "pipe", "inherit"],
  });
  let out = "";
  child.stdout.on("data", (part: Buffer) => (out += part.toString()));
  await once(child, "close");
  return JSON.parse(out) as string[]; // printed two lines above
}

it("one trace spans the caller, the site and the real backend", async () => {
  const backend = await startBackend();
  const site = await startTraced({
    HOME_API_URL: backend.url,
    LOANING_API_URL: backend.url,
  });
  const response = await fetch(`${site.url}/en/grace-kim`, {
    headers: { traceparent, "x-request-id": "joined-1" },
  });
  expect(response.status).toBe(200);
  await site.closeTelemetry();
  // Pending spans are flushed on shutdown.
  const lines = await backend.stop();

  const isOfServices = ({ service }: { service: string }) => service === "realtor-backend";
  const calls = collector.spans.filter((span) => span.kind === client && !isOfServices(span));
  const backendSpans = collector.spans.filter(
    (span) => isOfServices(span) && span.traceId === traceId,
  );
  const tracedSpans = backendSpans.filter(({ kind }) => kind === server);
  expect(tracedSpans.map(({ name }) => name).toSorted()).toEqual([
    ...Array<string>(4).fill("GET /cozying-api/v1/agent"),
    "GET /v1/realtor/:id",
  ]);
  expect(new Set(tracedSpans.map(({ parentSpanId }) => parentSpanId))).toEqual(
    new Set(calls.map(({ spanId }) => spanId)),
  );
  const queries = backendSpans.filter(({ kind }) => kind === client);
  expect(queries.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["select realtors", "select listings"]),
  );
  const ids = tracedSpans.map(({ spanId }) => spanId);
  expect(queries.filter(({ parentSpanId }) => !ids.includes(parentSpanId ?? ""))).toEqual([]);
  const requests = lines.filter(({ requestId }) => requestId === "joined-1");
  expect(requests).toHaveLength(5);
  expect(new Set(requests.map(({ trace_id }) => trace_id))).toEqual(new Set([traceId]));
});

/** Starts the reference services as a process with sample data. */
async function startBackend() {
  const dataDir = await mkdtemp(join(tmpdir(), "site-traced-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const port = String(await findFreePort());
  const main = fileURLToPath(new URL("../../../packages/backend/src/main.ts", import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: dataDir,
      BACKEND_PORT: port,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  if (!child.stdout) throw new Error("The process was started without its output.");
  const lines: Record<string, unknown>[] = [];
  const reader = createInterface(child.stdout);
  await new Promise<void>((resolve) => {
    reader.on("line", (text) => {
      const line = JSON.parse(text) as Record<string, unknown>; // pino writes objects
      lines.push(line);
      if (String(line.msg).includes("are ready")) resolve();
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "close");
      return lines;
    },
  };
}
