import { createServer } from "node:http";
import { end, listen } from "../fixtures/instrumented-site.ts";

/** A span from OTLP JSON, with attributes as one object. */
export interface ReceivedSpan {
  service: string;
  name: string;
  /** 1 internal, 2 server, 3 client. */
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  attributes: Record<string, unknown>;
  failed: boolean;
}

/** A local collector that implements `POST /v1/traces` (OTLP/HTTP with JSON). */
export interface FakeOtlpCollector {
  url: string;
  spans: ReceivedSpan[];
  /** All request bodies, unparsed. */
  text(): string;
  close(): Promise<void>;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

interface Body {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: {
        name: string;
        kind: number;
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        attributes: Attribute[];
        status: { code?: number };
      }[];
    }[];
  }[];
}

export async function startFakeOtlpCollector(): Promise<FakeOtlpCollector> {
  const spans: ReceivedSpan[] = [];
  let text = "";
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => (body += part));
    request.on("end", () => {
      text += body;
      if (request.method === "POST" && request.url === "/v1/traces")
        spans.push(...read(JSON.parse(body) as Body)); // OTLP's own shape
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  const url = await listen(server);
  return { url, spans, text: () => text, close: () => end(server) };
}

function read({ resourceSpans }: Body): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(toObject(resource.attributes)["service.name"]);
    return scopeSpans.flatMap((scope) =>
      scope.spans.map(({ name, kind, traceId, spanId, parentSpanId, attributes, status }) => ({
        service,
        name,
        kind,
        traceId,
        spanId,
        parentSpanId: parentSpanId === "" ? undefined : parentSpanId,
        attributes: toObject(attributes),
        failed: status.code === 2,
      })),
    );
  });
}

/** Converts `{ key, value: { intValue: 200 } }` to a plain property. */
function toObject(attributes: Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
