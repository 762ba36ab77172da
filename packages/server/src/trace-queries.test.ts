import { context, type Span, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { type ReadableSpan, TracerProvider } from "@opentelemetry/sdk-trace";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { pgTable, text } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { emptyPglite } from "../test/fixtures/empty-pglite.ts";
import { openPglite, type Pglite } from "./pglite/open-pglite.ts";
import { traceQueries } from "./trace-queries.ts";

const agents = pgTable("agents", { name: text().notNull() });
const ended: ReadableSpan[] = [];
const provider = new TracerProvider({
  spanProcessors: [
    {
      onStart: () => {},
      onEnd: (span) => void ended.push(span),
      forceFlush: async () => {},
      shutdown: async () => {},
    },
  ],
});
const tracer = provider.getTracer("test");
const errors: unknown[] = [];
let pglite: Pglite;
let untrace: () => void;

beforeAll(async () => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  pglite = await openPglite({ files: await emptyPglite() }, () => {});
  await pglite.pool.query("create table agents (name text not null)");
  untrace = traceQueries(tracer, (span, error) => {
    if (error !== undefined) errors.push(error);
    span.end();
  });
});
afterAll(async () => {
  untrace();
  context.disable();
  await pglite.close();
});
beforeEach(() => void ended.splice(0));

/** Runs work as a request does, and returns the names of the spans of its queries. */
async function inRequest(work: (db: ReturnType<typeof drizzle>) => Promise<unknown>) {
  const request: Span = tracer.startSpan("request");
  await context.with(trace.setSpan(context.active(), request), () => work(drizzle(pglite.pool)));
  await new Promise((resolve) => setImmediate(resolve));
  const { spanId } = request.spanContext();
  return ended
    .filter(({ parentSpanContext }) => parentSpanContext?.spanId === spanId)
    .map(({ name }) => name);
}

it("gives each query of a request a span, without its values", async () => {
  const names = await inRequest(async (db) => {
    await db.insert(agents).values({ name: "Marked" });
    await db.select().from(agents);
    await db.update(agents).set({ name: "Marked again" });
    await db.delete(agents);
    await db.execute(sql`select 1`);
  });
  expect(names).toEqual([
    "insert agents",
    "select agents",
    "update agents",
    "delete agents",
    "select",
  ]);
  const [insert] = ended;
  expect(insert?.attributes).toEqual({
    "db.system.name": "postgresql",
    "db.operation.name": "insert",
    "db.collection.name": "agents",
  });
  expect(JSON.stringify(ended.map(({ attributes, name }) => ({ attributes, name })))).not.toContain(
    "Marked",
  );
});

it("traces the queries of a transaction once each", async () => {
  const names = await inRequest((db) =>
    db.transaction(async (tx) => {
      await tx.insert(agents).values({ name: "One" });
      await tx.select().from(agents);
    }),
  );
  expect(names).toEqual(["begin", "insert agents", "select agents", "commit"]);
});

it("assigns queries that wait for the same connection to their own requests", async () => {
  const [first, second] = await Promise.all([
    inRequest(async (db) => db.select().from(agents)),
    inRequest(async (db) => db.delete(agents)),
  ]);
  expect([first, second]).toEqual([["select agents"], ["delete agents"]]);
});

it("ends the span of a failed query with its error, which the caller gets too", async () => {
  errors.splice(0);
  const names = await inRequest((db) =>
    expect(db.execute(sql`select * from "missing"`)).rejects.toThrow(/missing/),
  );
  expect(names).toEqual(["select missing"]);
  expect(errors).toMatchObject([{ code: "42P01" }]);
});

it("traces nothing outside of a request, and nothing after its end", async () => {
  await drizzle(pglite.pool).select().from(agents);
  expect(ended).toEqual([]);
  untrace();
  expect(await inRequest(async (db) => db.select().from(agents))).toEqual([]);
});
