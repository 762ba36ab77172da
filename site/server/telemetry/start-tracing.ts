import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { getRequestContext } from "./request-context.ts";
import { sanitizePath } from "./sanitize-path.ts";
import type { Tracing } from "./tracing.ts";

export interface TracingOptions {
  /** Base URL of an OTLP/HTTP collector; spans go to `<endpoint>/v1/traces`. */
  endpoint: string;
  /** `service.name` of the resource. */
  service: string;
}

/** Time limit of the final flush. */
const flushMs = 5000;

/**
 * Starts tracing. Nothing is registered globally, so libraries with built-in instrumentation emit
 * no spans of their own, which might contain personal data.
 */
export function startTracing({ endpoint, service }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: flushMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    // Respects an unsampled parent.
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("realtor");
  const propagator = new W3CTraceContextPropagator();
  const contexts = new AsyncLocalStorageContextManager().enable();

  /** Runs work with `span` as the active one, and ends it. */
  async function runInSpan<Result>(
    span: Span,
    parent: Context,
    work: (context: Context) => Promise<Result>,
  ): Promise<Result> {
    const context = trace.setSpan(parent, span);
    try {
      return await contexts.with(context, work, undefined, context);
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    async traceRequest({ method, url, headers }, handle) {
      const parent = propagator.extract(
        ROOT_CONTEXT,
        { traceparent: headers.get("traceparent"), tracestate: headers.get("tracestate") },
        defaultTextMapGetter,
      );
      const span = tracer.startSpan(
        method,
        {
          kind: SpanKind.SERVER,
          attributes: {
            "http.request.method": method,
            "url.scheme": url.startsWith("https:") ? "https" : "http",
          },
        },
        parent,
      );
      const requestContext = getRequestContext();
      if (requestContext) requestContext.traceId = span.spanContext().traceId;
      await runInSpan(span, parent, async () => {
        const { route, path, status, error } = await handle();
        span.updateName(`${method} ${route}`);
        span.setAttributes({
          "http.route": route,
          "http.response.status_code": status,
          ...(path === undefined ? {} : { "url.path": path }),
        });
        if (status >= 500) markFailed(span, error ?? String(status));
      });
    },

    withSpan(name, attributes, work) {
      const parent = contexts.active();
      const span = tracer.startSpan(name, { kind: SpanKind.INTERNAL, attributes }, parent);
      return runInSpan(span, parent, work);
    },

    traceCall({ service: peer, method, url, headers }, send) {
      const { origin, hostname, port, protocol, pathname } = new URL(url);
      const parent = contexts.active();
      const span = tracer.startSpan(
        method,
        {
          kind: SpanKind.CLIENT,
          attributes: {
            "http.request.method": method,
            "server.address": hostname,
            "server.port": Number(port) || (protocol === "https:" ? 443 : 80),
            "url.full": origin + sanitizePath(pathname),
            "service.peer.name": peer,
          },
        },
        parent,
      );
      return runInSpan(span, parent, async (context) => {
        propagator.inject(context, headers, {
          set: (carrier, key, value) => carrier.set(key, value),
        });
        const response = await send();
        span.setAttribute("http.response.status_code", response.status);
        if (response.status >= 400) markFailed(span, String(response.status));
        return response;
      });
    },

    async close() {
      contexts.disable();
      await provider.shutdown().catch(() => {});
    },
  };
}

/** Marks a span as failed, by error type only: messages may contain user input. */
function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute("error.type", error instanceof Error ? error.name : String(error));
}
