import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";

import { startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const schemaObject = z.union([z.boolean(), z.record(z.string(), z.unknown())]);
const content = z.record(
  z.string().regex(/^[\w*]+\/[\w*+.-]+$/),
  z.object({ schema: schemaObject }),
);
const operationSchema = z.strictObject({
  summary: z.string().min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z
    .array(
      z.looseObject({
        name: z.string().min(1),
        in: z.enum(["query", "header", "path", "cookie"]),
        required: z.boolean().optional(),
        schema: schemaObject,
      }),
    )
    .optional(),
  requestBody: z.object({ required: z.boolean().optional(), content }).optional(),
  responses: z.record(
    z.string().regex(/^\d{3}$/),
    z.object({ description: z.string().min(1), content: content.optional() }),
  ),
});

/** The used part of the OpenAPI 3.1 schema. */
const documentSchema = z.object({
  openapi: z.literal("3.1.0"),
  info: z.object({ title: z.string().min(1), version: z.string().min(1) }),
  servers: z.array(z.object({ url: z.url() })),
  components: z.object({
    schemas: z.record(z.string(), schemaObject),
    securitySchemes: z.record(z.string(), z.object({ type: z.literal("http") })),
  }),
  paths: z.record(
    z.string().startsWith("/"),
    z.partialRecord(z.enum(["get", "put", "post", "delete", "patch"]), operationSchema),
  ),
});

let backend: TestBackend;
let text: string;
let document: z.infer<typeof documentSchema>;
beforeAll(async () => {
  backend = await startBackend("PostgreSQL", { seedSamples: false });
  text = await (await backend.app.request("/openapi.json")).text();
  document = documentSchema.parse(JSON.parse(text));
});
afterAll(() => backend.close());

/** Lists every operation by its name, such as `GET /v1/realtor`. */
function operations(): [name: string, operation: z.infer<typeof operationSchema>][] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, one]) => [`${method.toUpperCase()} ${path}`, one] as [string, typeof one],
    ),
  );
}

it("describes exactly the routes of the services", () => {
  const described = operations().map(([name]) => name);
  const methods = new Set(["GET", "PUT", "POST", "PATCH", "DELETE"]);
  const answered = backend.app.routes
    .filter(({ method, path }) => methods.has(method) && !path.endsWith("*"))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`)
    // Providers redirect browsers to the callback.
    .filter((route) => !["GET /openapi.json", "GET /api/auth/callback/{provider}"].includes(route));
  // A route with a wildcard: images with a folder in their key.
  const ofStars = ["GET /media/{key}"];
  expect(described.toSorted()).toEqual([...new Set([...answered, ...ofStars])].toSorted());
});

it("has no paths that differ only in a parameter's name", () => {
  const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, "{}"));
  expect(new Set(shapes).size).toBe(shapes.length);
});

it("declares every parameter of a path, as required", () => {
  for (const [name, { parameters = [] }] of operations()) {
    const declared = parameters.filter((parameter) => parameter.in === "path");
    const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    expect(declared.map((parameter) => parameter.name)).toEqual(inPath);
    expect(declared.every(({ required }) => required)).toBe(true);
  }
});

it("refers only to schemas that it contains", () => {
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
  for (const reference of references) {
    expect(reference).toMatch(/^#\/components\/schemas\//);
    expect(Object.keys(document.components.schemas)).toContain(reference?.split("/").at(-1));
  }
});

it("declares a success and problem details for every operation", () => {
  for (const [, { responses }] of operations()) {
    expect(Object.keys(responses)).toContainEqual(expect.stringMatching(/^2\d\d$/));
    for (const [status, response] of Object.entries(responses)) {
      if (Number(status) < 400) continue;
      expect(Object.keys(response.content ?? {})).toEqual(["application/problem+json"]);
    }
  }
});

it("declares where a token is required and which bodies are rejected", () => {
  const lacking = operations().filter(([name, { responses, security, requestBody }]) => {
    const statuses = Object.keys(responses);
    const needsToken = security?.every((one) => "bearer" in one) && name.includes("/v1/");
    // Those for any account refuse no role.
    const hasRoles = !name.includes("/v1/account-security");
    return (
      (needsToken && !(statuses.includes("401") && (!hasRoles || statuses.includes("403")))) ||
      (requestBody && !statuses.includes("415"))
    );
  });
  expect(lacking.map(([name]) => name)).toEqual([]);
});
