import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { freePort, json, type ObservedSite, startObservedSite } from "./observed-site.test-tool.ts";
import { type OtlpIntake, startOtlpIntake } from "./otlp-intake.test-tool.ts";

const [internal, server, client] = [1, 2, 3];
const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const parentId = "00f067aa0ba902b7";
const traceparent = `00-${traceId}-${parentId}-01`;

let intake: OtlpIntake;
beforeEach(async () => {
  intake = await startOtlpIntake();
});
afterEach(() => intake.close());

async function startTraced(variables: Record<string, string> = {}): Promise<ObservedSite> {
  const site = await startObservedSite({ OTEL_EXPORTER_OTLP_ENDPOINT: intake.url, ...variables });
  onTestFinished(() => site.close());
  return site;
}

describe("the site's spans", () => {
  it("continue the caller's trace through rendering to each call, and its log line", async () => {
    const site = await startTraced();
    await fetch(`${site.url}/en/grace-kim?from=marked`, { headers: { traceparent } });
    await site.closeObserving();

    const [request] = intake.spans.filter(({ kind }) => kind === server);
    const [render] = intake.spans.filter(({ kind }) => kind === internal);
    const calls = intake.spans.filter(({ kind }) => kind === client);
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

  it("say what failed, and nothing about the person", async () => {
    const site = await startTraced();
    site.backend.answer = (request, response) => {
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
    await site.closeObserving();

    expect(intake.spans.filter(({ failed }) => failed).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["GET", "render homepage", "GET /{desiredUrl}", "GET /v1/*"]),
    );
    expect(intake.spans.find(({ name }) => name === "render homepage")?.attributes).toMatchObject({
      "error.type": "ApiError",
    });
    expect(intake.spans.map(({ name }) => name)).toContain("GET none");
    expect(intake.text()).not.toMatch(/marked|203\.0\.113/i);
  });

  it("are not kept for a caller that keeps none, whose decision goes on", async () => {
    const site = await startTraced();
    const unsampled = `00-${traceId}-${parentId}-00`;
    await fetch(`${site.url}/en/grace-kim`, { headers: { traceparent: unsampled } });
    await site.closeObserving();
    expect(intake.spans).toEqual([]);
    expect(site.calls[0]?.headers.traceparent).toMatch(new RegExp(`^00-${traceId}-\\w{16}-00$`));
  });

  it("begin a trace where the caller has none, but for files and health checks", async () => {
    const site = await startTraced();
    await fetch(`${site.url}/health/live`);
    await fetch(`${site.url}/assets/none.js`);
    await fetch(`${site.url}/robots.txt`, { headers: { traceparent: "nonsense" } });
    await site.closeObserving();
    expect(intake.spans).toMatchObject([
      {
        name: "GET /robots.txt",
        parentSpanId: undefined,
        traceId: expect.stringMatching(/^\w{32}$/),
      },
    ]);
  });
});

it("a collector that is away costs no answer and no end", async () => {
  await intake.close();
  const site = await startTraced();
  expect((await fetch(`${site.url}/en/grace-kim`)).status).toBe(200);
  await site.closeObserving();
  intake = await startOtlpIntake();
});

it("without the variable nothing is sent, added or loaded", async () => {
  const site = await startObservedSite();
  onTestFinished(() => site.close());
  await fetch(`${site.url}/en/grace-kim`);
  await site.closeObserving();
  expect(intake.text()).toBe("");
  expect(site.calls.filter(({ headers }) => "traceparent" in headers)).toEqual([]);
  expect(site.lines.filter((line) => "trace_id" in line)).toEqual([]);
  expect(await modulesLoadedBy({})).toEqual([]);
  // The same look finds them where they are asked for.
  expect(await modulesLoadedBy({ otlpEndpoint: intake.url })).toContain("@opentelemetry/sdk-trace");
});

/** The packages of ours to observe with that a process has loaded once the site's code is there. */
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
    const { startObserving } = await import("./server/telemetry/observing.ts");
    await import("./server/create-site.ts");
    const observing = await startObserving(${JSON.stringify(env)});
    await observing.close();
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

it("one trace leads from the caller through the site into the real backend", async () => {
  const backend = await startBackend();
  const site = await startTraced({
    HOME_API_URL: backend.url,
    LOANING_API_URL: backend.url,
  });
  const answer = await fetch(`${site.url}/en/grace-kim`, {
    headers: { traceparent, "x-request-id": "joined-1" },
  });
  expect(answer.status).toBe(200);
  await site.closeObserving();
  // What it has not sent yet it sends when it is asked to end.
  const lines = await backend.stop();

  const calls = intake.spans.filter(({ kind }) => kind === client);
  const answers = intake.spans.filter(({ service }) => service === "realtor-backend");
  const ours = answers.filter((span) => span.traceId === traceId);
  expect(ours.map(({ name }) => name).toSorted()).toEqual([
    ...Array<string>(4).fill("GET /cozying-api/v1/agent"),
    "GET /v1/realtor/:id",
  ]);
  expect(new Set(ours.map(({ parentSpanId }) => parentSpanId))).toEqual(
    new Set(calls.map(({ spanId }) => spanId)),
  );
  const requests = lines.filter(({ requestId }) => requestId === "joined-1");
  expect(requests).toHaveLength(5);
  expect(new Set(requests.map(({ trace_id }) => trace_id))).toEqual(new Set([traceId]));
});

/** The reference services as a process, with the samples. */
async function startBackend() {
  const dataDir = await mkdtemp(join(tmpdir(), "site-traced-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const main = fileURLToPath(new URL("../../../packages/backend/src/main.ts", import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: dataDir,
      BACKEND_PORT: port,
      OTEL_EXPORTER_OTLP_ENDPOINT: intake.url,
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
