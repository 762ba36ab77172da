import { defaultTextMapGetter, ROOT_CONTEXT, SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";

import type { Tracing } from "./tracing.ts";

/** Time limit for an export, including the last one at shutdown. */
const flushMs = 5000;

/**
 * Exports spans to `<endpoint>/v1/traces`. Nothing is registered globally, so that libraries with
 * built-in instrumentation create no spans of unknown content.
 */
export function startTracing(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: flushMs });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "realtor-backend" }),
    // Respects the caller's decision not to sample.
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("realtor");
  const propagator = new W3CTraceContextPropagator();

  return {
    async traceRequest({ method, url, headers }, handle) {
      const parent = propagator.extract(
        ROOT_CONTEXT,
        { traceparent: headers.get("traceparent"), tracestate: headers.get("tracestate") },
        defaultTextMapGetter,
      );
      const attributes = {
        "http.request.method": method,
        "url.scheme": url.startsWith("https:") ? "https" : "http",
      };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      try {
        const { route, path, status, error } = await handle(span.spanContext().traceId);
        span.updateName(`${method} ${route}`);
        span.setAttributes({
          "http.route": route,
          "http.response.status_code": status,
          ...(path === undefined ? {} : { "url.path": path }),
        });
        if (status >= 500) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          // The type only: the message may contain user input.
          span.setAttribute("error.type", error?.name ?? String(status));
        }
      } finally {
        span.end();
      }
    },
    async close() {
      await provider.shutdown().catch(() => {});
    },
  };
}
