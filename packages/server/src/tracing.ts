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
import { sanitizePath } from "./log.ts";

/** Distributed tracing (W3C trace context, OpenTelemetry). */
export interface Tracing {
  /** Starts a server span, a child of the caller's `traceparent`. */
  startRequest(request: {
    method: string;
    scheme: "http" | "https";
    header: (name: string) => string | undefined;
  }): RequestSpan;
  /** Runs work in a named child span of the active one. */
  withSpan<Result>(
    name: string,
    attributes: Record<string, string>,
    work: () => Promise<Result>,
  ): Promise<Result>;
  /** Runs a call to the service `peer` in a client span and adds `traceparent` to `headers`. */
  traceCall(
    call: { peer: string; method: string; url: string; headers: Headers },
    send: () => Promise<Response>,
  ): Promise<Response>;
  /** Flushes pending spans; never throws. */
  close(): Promise<void>;
}

/** The server span of a request. */
export interface RequestSpan {
  readonly traceId: string;
  /** Runs work with the span as the active one. */
  run<Result>(work: () => Result): Result;
  end(outcome: {
    /** Path template from a fixed list. */
    route: string;
    /** Sanitized; undefined for an unknown path, which is visitor input. */
    path: string | undefined;
    status: number;
    error?: Error | undefined;
  }): void;
}

/** Time limit of an export, including the last one at shutdown. */
const flushMs = 5000;

/**
 * Starts tracing to `<endpoint>/v1/traces` (OTLP/HTTP). Nothing is registered globally, so libraries
 * with built-in instrumentation emit no spans of their own, which might contain personal data.
 */
export function startTracing({
  endpoint,
  service,
}: {
  endpoint: string;
  /** `service.name` of the resource. */
  service: string;
}): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: flushMs });
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
    startRequest({ method, scheme, header }) {
      const carrier = { traceparent: header("traceparent"), tracestate: header("tracestate") };
      const parent = propagator.extract(ROOT_CONTEXT, carrier, defaultTextMapGetter);
      const attributes = { "http.request.method": method, "url.scheme": scheme };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      const context = trace.setSpan(parent, span);
      return {
        traceId: span.spanContext().traceId,
        run: (work) => contexts.with(context, work),
        end({ route, path, status, error }) {
          span.updateName(`${method} ${route}`);
          span.setAttributes({
            "http.route": route,
            "http.response.status_code": status,
            ...(path === undefined ? {} : { "url.path": path }),
          });
          if (status >= 500) markFailed(span, error ?? String(status));
          span.end();
        },
      };
    },

    withSpan(name, attributes, work) {
      const parent = contexts.active();
      const span = tracer.startSpan(name, { kind: SpanKind.INTERNAL, attributes }, parent);
      return runInSpan(span, parent, work);
    },

    traceCall({ peer, method, url, headers }, send) {
      const { origin, hostname, port, protocol, pathname } = new URL(url);
      const parent = contexts.active();
      const attributes = {
        "http.request.method": method,
        "server.address": hostname,
        "server.port": Number(port) || (protocol === "https:" ? 443 : 80),
        "url.full": origin + sanitizePath(pathname),
        "service.peer.name": peer,
      };
      const span = tracer.startSpan(method, { kind: SpanKind.CLIENT, attributes }, parent);
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
