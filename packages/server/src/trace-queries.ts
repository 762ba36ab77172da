import { type Span, SpanKind, type Tracer, trace } from "@opentelemetry/api";
import { Client, Pool } from "pg";

/** `query` of a pool or a client, as Drizzle calls it. */
type Query = (this: unknown, ...args: unknown[]) => unknown;

/**
 * Gives each query of a request a client span named after its operation and table, such as
 * `select realtors`; never its text or values. Queries outside of a request are not traced. Returns the
 * function that ends it.
 *
 * @param endSpan - Marks a failed span, and ends it.
 */
export function traceQueries(
  tracer: Tracer,
  endSpan: (span: Span, error?: unknown) => void,
): () => void {
  const undo = [Pool.prototype, Client.prototype].map((prototype) => {
    const target = prototype as { query: Query }; // overloads, of which callers use one
    const original = target.query;
    target.query = function query(...args) {
      // A pool calls its client with a callback, maybe while another request is active.
      const isInner = typeof args.at(-1) === "function";
      if (isInner || trace.getActiveSpan() === undefined) return original.apply(this, args);
      const span = startSpan(tracer, args[0]);
      const result = original.apply(this, args);
      Promise.resolve(result).then(
        () => endSpan(span),
        (error: unknown) => endSpan(span, error),
      );
      return result;
    };
    return () => {
      target.query = original;
    };
  });
  return () => {
    for (const one of undo) one();
  };
}

function startSpan(tracer: Tracer, query: unknown): Span {
  const text = typeof query === "string" ? query : readText(query);
  const [, operation = "query"] = /^\s*([a-z]+)\b/i.exec(text) ?? [];
  // Drizzle quotes identifiers, and values are parameters.
  const [, table] = /\b(?:from|into|update)\s+(?:"\w+"\.)?"(\w+)"/i.exec(text) ?? [];
  const name = operation.toLowerCase();
  return tracer.startSpan(table ? `${name} ${table}` : name, {
    kind: SpanKind.CLIENT,
    attributes: {
      "db.system.name": "postgresql",
      "db.operation.name": name,
      ...(table && { "db.collection.name": table }),
    },
  });
}

function readText(query: unknown): string {
  return typeof query === "object" && query !== null && "text" in query ? String(query.text) : "";
}
