import {
  context,
  createContextKey,
  defaultTextMapGetter,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type SpanExporter,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { sanitizePath } from "./log.ts";
import { traceQueries } from "./trace-queries.ts";

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
  /**
   * Runs work whose `fetch` calls go to the service `peer`: each gets a client span and a
   * `traceparent` header. Calls outside of this function are not traced.
   */
  callPeer<Result>(peer: string, work: () => Result): Result;
  /** Flushes pending spans; never throws. */
  close(): Promise<void>;
}

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
 * Starts tracing to `<endpoint>/v1/traces` (OTLP/HTTP). No tracer is registered globally, so
 * libraries with built-in instrumentation emit no spans of their own.
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
    spanProcessors: [new BatchSpanProcessor({ exporter: sanitizeSpans(exporter) })],
  });
  const tracer = provider.getTracer("realtor");
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const instrumentation = createFetchInstrumentation();
  instrumentation.setTracerProvider(provider);
  instrumentation.enable();
  const untraceQueries = traceQueries(tracer, (span, error) => {
    if (error !== undefined) markFailed(span, error);
    span.end();
  });

  return {
    startRequest({ method, scheme, header }) {
      const carrier = { traceparent: header("traceparent"), tracestate: header("tracestate") };
      const parent = propagation.extract(ROOT_CONTEXT, carrier, defaultTextMapGetter);
      const attributes = { "http.request.method": method, "url.scheme": scheme };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      return {
        traceId: span.spanContext().traceId,
        run: (work) => context.with(trace.setSpan(parent, span), work),
        end({ route, path, status, error }) {
          span.updateName(`${method} ${route}`);
          span.setAttributes({ "http.route": route, "http.response.status_code": status });
          if (path !== undefined) span.setAttribute("url.path", path);
          if (status >= 500) markFailed(span, error ?? String(status));
          span.end();
        },
      };
    },

    withSpan: (name, attributes, work) =>
      tracer.startActiveSpan(name, { attributes }, async (span) => {
        try {
          return await work();
        } catch (error) {
          markFailed(span, error);
          throw error;
        } finally {
          span.end();
        }
      }),

    callPeer: (peer, work) => context.with(context.active().setValue(peerKey, peer), work),

    async close() {
      untraceQueries();
      instrumentation.disable();
      context.disable();
      propagation.disable();
      await provider.shutdown().catch(() => {});
    },
  };
}

/** The service that the current call goes to. */
const peerKey = createContextKey("service.peer.name");

/** Client spans of `fetch` calls in `callPeer`. */
function createFetchInstrumentation(): UndiciInstrumentation {
  const getPeer = () => context.active().getValue(peerKey);
  return new UndiciInstrumentation({
    ignoreRequestHook: () => getPeer() === undefined,
    startSpanHook: ({ origin, path }) => ({
      "service.peer.name": String(getPeer()),
      "url.full": origin + sanitizePath(path),
    }),
  });
}

/** Marks a span as failed, by error type only: messages may contain user input. */
function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute("error.type", error instanceof Error ? error.name : String(error));
}

/** Attributes without personal data; instrumentations set others, such as the query. */
const exportedAttributes = new Set([
  "app.page",
  "db.collection.name",
  "db.operation.name",
  "db.system.name",
  "error.type",
  "http.request.method",
  "http.response.status_code",
  "http.route",
  "server.address",
  "server.port",
  "service.peer.name",
  "url.full",
]);
const exportedServerAttributes = new Set(["url.path", "url.scheme"]);

/** Removes other attributes, events and messages, which may contain personal data. */
function sanitizeSpans(exporter: SpanExporter): SpanExporter {
  const sanitize = (span: ReadableSpan): ReadableSpan => {
    const attributes = Object.fromEntries(
      Object.entries(span.attributes).filter(
        ([name]) =>
          exportedAttributes.has(name) ||
          (span.kind === SpanKind.SERVER && exportedServerAttributes.has(name)),
      ),
    );
    const status = { code: span.status.code };
    return Object.create(span, {
      attributes: { value: attributes },
      events: { value: [] },
      status: { value: status },
    }) as ReadableSpan; // the span with three properties replaced
  };
  return {
    export: (spans, done) => exporter.export(spans.map(sanitize), done),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
