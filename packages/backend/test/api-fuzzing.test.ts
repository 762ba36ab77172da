// @module-tag extended
import { problemDetails } from "@realtor/api/loaning-schemas";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";

import { anyJson, schemaArbitrary } from "./fixtures/schema-arbitrary.ts";
import { startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const content = z.record(z.string(), z.object({ schema: z.unknown() }));
const operationSchema = z.object({
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), schema: z.unknown() }))
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.optional() })),
});
type Operation = z.infer<typeof operationSchema>;
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

/** Requests of each operation; `npm run properties` sends more (tools/test-properties.ts). */
const runs = Math.ceil(Number(process.env["PROPERTY_RUNS"] ?? 100) / 8);
const callers = ["visitor", "realtor", "admin"] as const;

let backend: TestBackend;
let graceId: string;

beforeAll(async () => {
  backend = await startBackend("PGlite");
  const grace = await backend.app.request("/v1/realtor/grace-kim");
  graceId = z.object({ id: z.string() }).parse(await grace.json()).id;
});
afterAll(() => backend.close());

/** A new session for each request: some calls end the one they are made with. */
async function authorize(caller: (typeof callers)[number]): Promise<Record<string, string>> {
  if (caller === "visitor") return {};
  const { id } = await backend.createUser(caller);
  return { authorization: `Bearer ${await backend.startSession(id)}` };
}

function parametersOf(operation: Operation, place: string) {
  const entries = operation.parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, schema }) => [name, fc.oneof(schemaArbitrary(schema), anyJson).map(toText)]);
  const known = Object.fromEntries(entries) as Record<string, fc.Arbitrary<string>>; // as mapped
  return fc.record(known, { requiredKeys: place === "path" ? Object.keys(known) : [] });
}

const toText = (value: unknown) =>
  (typeof value === "string" ? value : JSON.stringify(value)).toWellFormed();

function bodyOf({ requestBody }: Operation): fc.Arbitrary<[type: string, body: string] | null> {
  const schema = requestBody?.content["application/json"]?.schema;
  if (!requestBody) return fc.constant(null);
  const type = fc.constantFrom(...Object.keys(requestBody.content), "text/plain");
  if (schema === undefined) return fc.tuple(type, fc.string());
  return fc.oneof(
    {
      weight: 8,
      arbitrary: schemaArbitrary(schema).map((value): [string, string] => [
        "application/json",
        JSON.stringify(value),
      ]),
    },
    { weight: 1, arbitrary: fc.tuple(type, fc.string()) },
  );
}

const requestOf = (operation: Operation) =>
  fc.record({
    caller: fc.constantFrom(...callers),
    ids: parametersOf(operation, "path"),
    isKnown: fc.boolean(),
    query: parametersOf(operation, "query"),
    headers: parametersOf(operation, "header"),
    body: bodyOf(operation),
  });
type FuzzedRequest = ReturnType<typeof requestOf> extends fc.Arbitrary<infer R> ? R : never;

async function send(method: string, path: string, request: FuzzedRequest): Promise<Response> {
  const { ids, isKnown, query, body } = request;
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(isKnown && /^(id|realtorId)$/.test(name) ? graceId : (ids[name] ?? "")),
  );
  const headers = Object.entries(request.headers).map(([name, value]) => [
    name,
    encodeURIComponent(value),
  ]);
  return backend.app.request(`${url}?${new URLSearchParams(query).toString()}`, {
    method: method.toUpperCase(),
    headers: {
      ...Object.fromEntries(headers),
      ...(await authorize(request.caller)),
      ...(body ? { "content-type": body[0] } : {}),
    },
    body: body?.[1] ?? null,
  });
}

/** What the document does not say of a response; undefined if it fits. */
async function findDeviation(operation: Operation, response: Response) {
  const { status } = response;
  const text = await response.text();
  if (status >= 500) return `${status} ${text}`;
  const documented = operation.responses[status];
  // An empty id is another path.
  if (!documented) return text.includes("route.notFound") ? undefined : `${status} ${text}`;
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  if (status >= 400) {
    const isProblem = type === "application/problem+json";
    return isProblem && problemDetails.safeParse(JSON.parse(text)).success ? undefined : text;
  }
  const schema = documented.content?.["application/json"]?.schema;
  if (schema === undefined || type !== "application/json") return undefined;
  // A schema of the parsed document, of the type that Zod expects.
  const result = z
    .fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
    .safeParse(JSON.parse(text));
  return result.success ? undefined : `${status} ${z.prettifyError(result.error)}`;
}

it("responds to any request as the document says, and never with a server error", async () => {
  const openapi = await backend.app.request("/openapi.json");
  const { paths } = documentSchema.parse(await openapi.json());
  const deviations: string[] = [];
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const property = fc.asyncProperty(requestOf(operation), async (request) => {
        const found = await findDeviation(operation, await send(method, path, request));
        if (found !== undefined) throw new Error(found);
      });
      const result = await fc.check(property, { numRuns: runs, endOnFailure: true });
      if (result.failed)
        deviations.push(
          `${method} ${path} ${JSON.stringify(result.counterexample)}: ${String(result.errorInstance)}`.slice(
            0,
            900,
          ),
        );
    }
  }
  expect(deviations).toEqual([]);
}, 300_000);
