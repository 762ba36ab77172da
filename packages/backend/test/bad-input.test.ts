import { problemDetails } from "@realtor/api/loaning-schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { agreement, graceEmail, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

let backend: TestBackend;
let authorization: string;
let graceId: string;

beforeAll(async () => {
  backend = await startBackend("PostgreSQL");
  const answer = await backend.app.request("/api/auth/sign-in/email", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: graceEmail, password: "sample-password" }),
  });
  authorization = `Bearer ${answer.headers.get("set-auth-token")}`;
  const grace = await backend.app.request("/v1/realtor/grace-kim");
  graceId = ((await grace.json()) as { id: string }).id;
});
afterAll(() => backend.close());

const json = "application/json";

async function send(
  method: string,
  path: string,
  body?: string | Uint8Array<ArrayBuffer> | FormData,
  contentType?: string,
  headers: Record<string, string> = {},
) {
  const answer = await backend.app.request(path.replace("{grace}", graceId), {
    method,
    headers: {
      authorization,
      ...(contentType === undefined ? {} : { "content-type": contentType }),
      ...headers,
    },
    body: body ?? null,
  });
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  const problem = problemDetails.parse(await answer.json());
  expect(problem.status).toBe(answer.status);
  expect(problem.detail).toBe(problem.message);
  expect(problem.requestId).toBe(answer.headers.get("x-request-id"));
  return problem;
}

const contact = {
  realtorId: "unknown",
  name: "Doe Jane",
  lastName: "Doe",
  firstName: "Jane",
  email: "",
  phone: "949-555-0101",
  phoneCountryCode: "US",
  message: "Hello",
  isTerm: "Y",
};
const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

const bodies: [name: string, body: string, contentType: string, status: number, code: string][] = [
  ["no JSON", "{", json, 400, "json.malformed"],
  ["nothing", "", json, 400, "json.malformed"],
  ["brackets only", nested(20_000), json, 400, "json.malformed"],
  ["__proto__", '{"__proto__":{"role":"admin"}}', json, 400, "json.forbiddenKey"],
  ["__proto__ deep inside", '{"a":[{"__proto__":1}]}', json, 400, "json.forbiddenKey"],
  ["a NUL", String.raw`{"message":"a\u0000b"}`, json, 400, "json.text"],
  ["half a surrogate pair", String.raw`{"unknown":"\ud83d"}`, json, 400, "json.text"],
  ["half a pair in a key", String.raw`{"\udc00":1}`, json, 400, "json.text"],
  ["a form", "a=b", "application/x-www-form-urlencoded", 415, "body.contentType"],
  ["text", "{}", "text/plain", 415, "body.contentType"],
  ["no content type", "{}", "", 415, "body.contentType"],
  ["too much", JSON.stringify({ a: "x".repeat(1_100_000) }), json, 413, "body.tooLarge"],
  ["a list", "[]", json, 422, "input.invalid"],
  ["null", "null", json, 422, "input.invalid"],
];

describe("an invalid address", () => {
  it.each([
    ["/v1/realtor-sitemap?after=%00", 400, "query.invalid"],
    ["/v1/realtor/%00", 400, "query.invalid"],
    ["/cozying-api/v1/agent?licenseNumber=%00", 400, "query.invalid"],
    [`/media/${"a".repeat(5000)}.jpg`, 404, "media.notFound"],
    ["/media/samples/interior-kitchen-island.jpg/a.jpg", 404, "media.notFound"],
  ])("%s is a problem and not a server error", async (path, status, code) => {
    expect(await send("GET", path)).toMatchObject({ status, code });
  });
});

describe("an invalid body", () => {
  const targets = [
    ["POST", "/v1/realtor"],
    ["PATCH", "/v1/realtor/{grace}"],
    ["POST", "/v1/realtor-contacts"],
    ["PATCH", "/v1/realtor-contacts/none"],
    ["POST", "/v1/realtor-agreements"],
    ["POST", "/api/auth/request-password-reset"],
    ["POST", "/v1/realtor/presigned-multi-file-upload"],
  ] as const;
  const cases = targets.flatMap(([method, path]) =>
    bodies.map((row) => [method, path, ...row] as const),
  );
  it.each(cases)("%s %s of %s", async (method, path, _name, body, contentType, status, code) => {
    expect(await send(method, path, body, contentType)).toMatchObject({ status, code });
  });

  it("is limited in size without a declared size", async () => {
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(70_000).fill(32));
      },
    });
    const answer = await backend.app.request("/v1/realtor-contacts", {
      method: "POST",
      headers: { "content-type": json },
      body: stream,
      duplex: "half",
    } as RequestInit);
    expect(answer.status).toBe(413);
    // The rest of the body would be read as the next request of the connection.
    expect(answer.headers.get("connection")).toBe("close");
  });
});

describe("validation errors", () => {
  it.each([
    [{ desiredUrl: "a b" }, "/desiredUrl", "slug.format"],
    [{ desiredUrl: "x" }, "/desiredUrl", "slug.length"],
    [{ desiredUrl: "Admin" }, "/desiredUrl", "slug.reserved"],
    [{ email: "unknown" }, "/email", "email.format"],
    [{ designMainColor: "red" }, "/designMainColor", "color.format"],
    [{ isMakeHomepage: "yes" }, "/isMakeHomepage", "flag.format"],
    [{ careerStart: "2020-02-30" }, "/careerStart", "date.format"],
    [{ contactPhone: "12345" }, "/contactPhone", "phone.length"],
    [{ salesCount: "3" }, "/salesCount", "type"],
    [
      { photos: [{ path: "top", imageType: "fullsize", url: "javascript:1" }] },
      "/photos/0/url",
      "webAddress.format",
    ],
    [
      { activityRegion: [{ state: "TX", city: "Austin" }] },
      "/activityRegion/0/state",
      "choice.unknown",
    ],
    [{ draft: {} }, "/draft/changes", "required"],
    [{ draft: "text" }, "/draft", "type"],
    [{ draft: { changes: { email: "unknown" } } }, "/draft/changes/email", "email.format"],
    [{ updatedAt: undefined }, "/updatedAt", "required"],
  ])("PATCH %j returns %s with %s", async (changes, pointer, code) => {
    const body = JSON.stringify({ updatedAt: "2026-01-01T00:00:00.000Z", ...changes });
    const problem = await send("PATCH", "/v1/realtor/{grace}", body, json);
    expect(problem).toMatchObject({
      status: 422,
      code: "input.invalid",
      errors: [{ pointer, code }],
    });
  });

  it.each([
    [{ phone: "123" }, "/phone", "phone.length"],
    [{ phoneCountryCode: "ZZ" }, "/phoneCountryCode", "choice.unknown"],
    [{ message: "   " }, "/message", "required"],
    [{ isTerm: "N" }, "/isTerm", "consent.required"],
    [{ email: "a@b" }, "/email", "email.format"],
    [{ spam: "Y" }, "/spam", "type"],
    [{ lastName: "x".repeat(81) }, "/lastName", "text.tooLong"],
  ])("a contact with %j returns %s with %s", async (changes, pointer, code) => {
    const body = JSON.stringify({ ...contact, ...changes });
    const problem = await send("POST", "/v1/realtor-contacts", body, json);
    expect(problem).toMatchObject({ status: 422, errors: [{ pointer, code }] });
  });

  it.each([
    [{ version: undefined }, "/version", "required"],
    [{ version: 3 }, "/version", "type"],
    [{ items: undefined }, "/items", "required"],
    [{ items: ["terms", "privacy"] }, "/items", "consent.required"],
    [{ items: ["terms", "privacy", "publishing", "publishing"] }, "/items", "list.duplicate"],
    [{ items: ["terms", "privacy", "publishing", "soul"] }, "/items/3", "choice.unknown"],
  ])("an agreement with %j returns %s with %s", async (changes, pointer, code) => {
    const body = JSON.stringify({ ...agreement, ...changes });
    const problem = await send("POST", "/v1/realtor-agreements", body, json);
    expect(problem).toMatchObject({ status: 422, errors: [{ pointer, code }] });
  });

  it.each([
    [{ email: "" }, "/email", "required"],
    [{ email: "unknown" }, "/email", "email.format"],
    [{ locale: "fr" }, "/locale", "choice.unknown"],
  ])("a password reset request with %j returns %s with %s", async (changes, pointer, code) => {
    const body = JSON.stringify({ email: "a@example.com", locale: "ko", ...changes });
    const problem = await send("POST", "/api/auth/request-password-reset", body, json);
    expect(problem).toMatchObject({ status: 422, errors: [{ pointer, code }] });
  });

  it("a contact for an unknown agent", async () => {
    expect(await send("POST", "/v1/realtor-contacts", JSON.stringify(contact), json)).toMatchObject(
      { status: 404, code: "realtor.notFound" },
    );
  });

  it("a contact with a too long idempotency key", async () => {
    const headers = { "idempotency-key": "x".repeat(201) };
    expect(
      await send("POST", "/v1/realtor-contacts", JSON.stringify(contact), json, headers),
    ).toMatchObject({
      status: 400,
      errors: [{ pointer: "/idempotency-key", code: "text.tooLong" }],
    });
  });
});

describe("an invalid query", () => {
  it.each([
    ["/cozying-api/v1/home/list?homesPerGroup=1000", "/homesPerGroup", "number.range"],
    ["/cozying-api/v1/home/list?currentPage=-1", "/currentPage", "number.range"],
    ["/cozying-api/v1/home/list?currentPage=x", "/currentPage", "type"],
    ["/cozying-api/v1/home/list?type=swap", "/type", "choice.unknown"],
    ["/cozying-api/v1/home/list?state=TX", "/state", "choice.unknown"],
    ["/cozying-api/v1/agent?market=crmls&searchType=sale", "/licenseNumber", "required"],
    ["/cozying-api/v1/agent?licenseNumber=1&market=x&searchType=sale", "/market", "choice.unknown"],
    ["/v1/realtor?sample=N", "/sample", "flag.format"],
    ["/v1/realtor?perPage=0", "/perPage", "number.range"],
    ["/v1/realtor?state=public", "/state", "choice.unknown"],
    ["/v1/realtor?area=TX", "/area", "choice.unknown"],
    ["/v1/realtor?sort=age", "/sort", "choice.unknown"],
    ["/v1/realtor?order=up", "/order", "choice.unknown"],
    ["/v1/realtor?q=a%00", "/q", "text.invalid"],
    ["/v1/realtor-counts?q=a%00", "/q", "text.invalid"],
    ["/v1/realtor/%00", "/id", "text.invalid"],
    ["/v1/realtor-contacts?state=lost", "/state", "choice.unknown"],
    ["/v1/realtor-contacts?spam=yes", "/spam", "flag.format"],
    ["/v1/realtor-contacts?q=%00", "/q", "text.invalid"],
    [`/v1/realtor-contacts?q=${"x".repeat(201)}`, "/q", "text.tooLong"],
    ["/v1/realtor-versions/1?perPage=101", "/perPage", "number.range"],
    ["/v1/realtor-versions/1/0", "/versionId", "number.range"],
    ["/v1/realtor-versions/1/x", "/versionId", "number.range"],
  ])("%s returns %s with %s", async (path, pointer, code) => {
    expect(await send("GET", path)).toMatchObject({
      status: 400,
      code: "query.invalid",
      errors: [{ pointer, code }],
    });
  });
});

describe("an invalid import", () => {
  const path = "/v1/realtor/import/{grace}";
  const form = (file: Blob | string | null, realtorId: string | null = graceId) => {
    const body = new FormData();
    if (file !== null) body.set("file", file);
    if (realtorId !== null) body.set("realtorId", realtorId);
    return body;
  };

  it.each([
    ["JSON instead of a form", () => send("POST", path, "{}", json), 415, "body.contentType"],
    [
      "a broken form",
      () => send("POST", path, "x", "multipart/form-data; boundary=y"),
      400,
      "form.malformed",
    ],
    ["no file", () => send("POST", path, form(null)), 422, "input.invalid"],
    ["a text for a file", () => send("POST", path, form("{}")), 422, "input.invalid"],
    ["no id", () => send("POST", path, form(new Blob(["{}"]), null)), 422, "input.invalid"],
    ["another id", () => send("POST", path, form(new Blob(["{}"]), "other")), 422, "input.invalid"],
    [
      "a file that is no JSON",
      () => send("POST", path, form(new Blob(["{"]))),
      400,
      "json.malformed",
    ],
    [
      "an image",
      () => send("POST", path, form(new Blob([new Uint8Array([255, 216])]))),
      400,
      "json.malformed",
    ],
    [
      "__proto__",
      () => send("POST", path, form(new Blob(['{"__proto__":1}']))),
      400,
      "json.forbiddenKey",
    ],
    ["no address", () => send("POST", path, form(new Blob(["{}"]))), 422, "input.invalid"],
    [
      "too much",
      () => send("POST", path, form(new Blob([" ".repeat(3_000_000)]))),
      413,
      "body.tooLarge",
    ],
  ] as const)("%s", async (_name, sendIt, status, code) => {
    expect(await sendIt()).toMatchObject({ status, code });
  });
});

describe("unknown routes", () => {
  it.each([
    ["GET", "/nothing"],
    ["PUT", "/v1/realtor"],
    ["GET", "/v1/realtor/a/b/c"],
    ["GET", "/"],
  ])("%s %s returns 404", async (method, path) => {
    expect(await send(method, path)).toMatchObject({ status: 404, code: "route.notFound" });
  });
});
