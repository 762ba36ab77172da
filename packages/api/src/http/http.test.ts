import { describe, expect, it } from "vitest";
import { unreachableUrl, reply, startServer } from "../../test/fixtures/start-server.ts";
import { ApiError } from "./api-error.ts";
import { createHttp } from "./http.ts";
import type { HttpMethod } from "./http.ts";

const retried = [408, 409, 425, 429, 500, 502, 503, 504];
const notRetried = [400, 401, 403, 404, 405, 410, 413, 415, 418, 422, 451, 501, 505, 511];
const methods: HttpMethod[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

const caught = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable("the call should have failed"),
    (error: unknown) => (error instanceof ApiError ? error : expect.unreachable(String(error))),
  );

describe("retries", () => {
  for (const method of methods) {
    const expected = method === "GET" || method === "HEAD" ? 2 : 1;
    it.each(retried)(`sends ${method} ${expected} times on a %i`, async (status) => {
      const server = await startServer((_, response) => reply(response, status));
      const http = createHttp({ baseUrl: server.url });
      const error = await caught(http("/x", { method, success: 200 }));
      expect(error).toMatchObject({ status, reachable: true, code: `http.${status}` });
      expect(server.received).toHaveLength(expected);
    });
    it.each(notRetried)(`sends ${method} once on a %i`, async (status) => {
      const server = await startServer((_, response) => reply(response, status));
      const http = createHttp({ baseUrl: server.url });
      expect((await caught(http("/x", { method, success: 200 }))).status).toBe(status);
      expect(server.received).toHaveLength(1);
    });
  }

  it("returns the response of a successful retry", async () => {
    const server = await startServer((_, response, count): void =>
      count === 1 ? reply(response, 502, "<html>") : reply(response, 200, { ok: true }),
    );
    const http = createHttp({ baseUrl: server.url });
    expect((await http("/x", { success: 200 })).data).toEqual({ ok: true });
  });

  it.each([
    ["GET", 2],
    ["POST", 1],
  ] as const)("%s over a broken connection is sent %i times", async (method, times) => {
    const server = await startServer((_, response) => response.destroy());
    const http = createHttp({ baseUrl: server.url });
    const error = await caught(http("/x", { method, success: 200 }));
    expect(error).toMatchObject({ status: 0, code: "network.unreachable", reachable: false });
    expect(server.received).toHaveLength(times);
  });

  it.each([429, 503])("waits for the Retry-After of a %i", async (status) => {
    const server = await startServer((_, response, count): void =>
      count === 1
        ? reply(response, status, "", { "retry-after": "1" })
        : reply(response, 200, { at: count }),
    );
    const http = createHttp({ baseUrl: server.url, timeoutMs: 30_000 });
    const start = performance.now();
    expect((await http("/x", { success: 200 })).data).toEqual({ at: 2 });
    expect(performance.now() - start).toBeGreaterThan(950);
  });

  it("does not wait for a Retry-After beyond the time-out and returns it in the error", async () => {
    const server = await startServer((_, response) =>
      reply(response, 429, "", { "retry-after": "3600" }),
    );
    const http = createHttp({ baseUrl: server.url });
    expect((await caught(http("/x", { success: 200 }))).retryAfter).toBe(3600);
    expect(server.received).toHaveLength(1);
  });

  it("sends the same token, query and headers on a retry", async () => {
    const server = await startServer((_, response) => reply(response, 500));
    const http = createHttp({ baseUrl: `${server.url}/base/`, getToken: () => "t" });
    const call = { success: 200, query: { a: "1 2", b: undefined, c: 0 }, headers: { "x-y": "z" } };
    await caught(http("/x", call));
    for (const { path, headers } of server.received) {
      expect(path).toBe("/base/x?a=1+2&c=0");
      expect(headers).toMatchObject({ authorization: "Bearer t", "x-y": "z" });
    }
    expect(server.received).toHaveLength(2);
  });
});

describe("the bearer token", () => {
  it.each<[string, () => string | null | Promise<string>, { skipToken?: boolean }, string?]>([
    ["a stored one", () => "abc", {}, "Bearer abc"],
    ["one that takes time to read", () => Promise.resolve("abc"), {}, "Bearer abc"],
    ["one that is not stored", () => null, {}],
    ["an empty one", () => "", {}],
    ["one the call does not want", () => "abc", { skipToken: true }],
  ])("%s", async (_, getToken, call, expected) => {
    const server = await startServer((__, response) => reply(response, 200, {}));
    await createHttp({ baseUrl: server.url, getToken })("/x", { ...call, success: 200 });
    expect(server.received[0]?.headers.authorization).toBe(expected);
  });

  it("is not sent to an absolute URL", async () => {
    const other = await startServer((_, response) => reply(response, 200, {}));
    const http = createHttp({ baseUrl: "http://127.0.0.1:1", getToken: () => "secret" });
    await http(`${other.url}/x`, { success: 200 });
    expect(other.received[0]?.headers.authorization).toBeUndefined();
  });

  it("calls the service for a path that looks like another host", async () => {
    const server = await startServer((_, response) => reply(response, 200, {}));
    const http = createHttp({ baseUrl: server.url, getToken: () => "secret" });
    await http("//evil.example/x", { success: 200 });
    expect(server.received[0]?.path).toBe("//evil.example/x");
  });
});

it.each([undefined, true])("a call with keepalive %s", async (keepalive) => {
  const inits: (RequestInit | undefined)[] = [];
  const http = createHttp({
    baseUrl: "",
    fetch: async (_, init) => {
      inits.push(init);
      return Response.json({});
    },
  });
  await http("/x", { method: "PATCH", body: {}, success: 200, ...(keepalive && { keepalive }) });
  expect(inits.map((init) => init?.keepalive)).toEqual([keepalive]);
});

describe("bodies", () => {
  it("sends an object as JSON and returns the response unchanged", async () => {
    const text = '{ "b": [1, null, "true"], "a": { "constructor": 1 } }';
    const server = await startServer((_, response) => reply(response, 201, text));
    const http = createHttp({ baseUrl: server.url });
    const response = await http("/x", { method: "POST", body: { name: "김" }, success: 201 });
    expect(response.data).toEqual(JSON.parse(text));
    expect(server.received[0]?.body.toString()).toBe('{"name":"김"}');
    expect(server.received[0]?.headers["content-type"]).toBe("application/json");
  });

  it("does not override the content type of a form or file", async () => {
    const server = await startServer((_, response) => reply(response, 200));
    const http = createHttp({ baseUrl: server.url });
    const form = new FormData();
    form.set("file", new Blob(["x"]), "x.json");
    await http("/form", { method: "POST", body: form, success: 200, responseType: "none" });
    await http("/file", {
      method: "PUT",
      body: new Blob([new Uint8Array([0, 255])]),
      headers: { "content-type": "image/png" },
      success: 200,
      responseType: "none",
    });
    expect(server.received[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(server.received[1]).toMatchObject({
      headers: { "content-type": "image/png" },
      body: Buffer.from([0, 255]),
    });
  });

  it.each([
    ["a success the contract does not name", 202, "{}", {}, "response.unexpected"],
    ["a page of a proxy", 200, "<html>", { "content-type": "text/html" }, "response.malformed"],
    ["broken JSON", 200, '{"a":', {}, "response.malformed"],
  ])("%s is an ApiError", async (_, status, body, headers, code) => {
    const server = await startServer((__, response) => reply(response, status, body, headers));
    const error = await caught(createHttp({ baseUrl: server.url })("/x", { success: 200 }));
    expect(error).toMatchObject({ status, code, reachable: true, body });
  });

  it("returns no data for an empty success", async () => {
    const server = await startServer((_, response) => response.writeHead(204).end());
    const response = await createHttp({ baseUrl: server.url })("/x", { success: [200, 204] });
    expect(response).toMatchObject({ status: 204, data: undefined });
  });
});

describe("problem details", () => {
  const problem = { "content-type": "application/problem+json; charset=utf-8" };

  it("become an ApiError", async () => {
    const body = {
      type: "about:blank",
      title: "Unprocessable Content",
      status: 422,
      code: "validation",
      message: "성공하지 못했습니다.",
      detail: "Two fields are refused.",
      errors: [{ pointer: "/email", code: "email.format" }, { pointer: 3 }, null],
      extra: 1,
    };
    const server = await startServer((_, response) => reply(response, 422, body, problem));
    const error = await caught(
      createHttp({ baseUrl: server.url })("/x?secret=1", { method: "POST", success: 201 }),
    );
    expect(error).toMatchObject({
      name: "ApiError",
      status: 422,
      code: "validation",
      message: "성공하지 못했습니다.",
      detail: "Two fields are refused.",
      errors: [{ pointer: "/email", code: "email.format" }],
      request: "POST /x",
      body,
    });
  });

  it.each([
    ["no message", { detail: "d", title: "t" }, "d"],
    ["only a title", { title: "t" }, "t"],
    ["texts of a wrong kind", { message: 1, detail: [], title: {}, code: 5, errors: "x" }, null],
    ["a list", [1], null],
    ["null", null, null],
    ["broken JSON", '{"message":', null],
    ["nothing", "", null],
  ])("%s", async (_, body, message) => {
    const server = await startServer((__, response) =>
      reply(response, 400, body === null ? "null" : body, problem),
    );
    const error = await caught(createHttp({ baseUrl: server.url })("/x", { success: 200 }));
    expect(error.message).toBe(message ?? "The service responded with 400 Bad Request.");
    expect(error).toMatchObject({ code: "http.400", errors: [] });
  });

  it("contain an HTML page as the body, not as the message", async () => {
    const html = "<h1>Bad Gateway</h1>";
    const server = await startServer((_, response) =>
      reply(response, 502, html, { "content-type": "text/html" }),
    );
    const error = await caught(createHttp({ baseUrl: server.url })("/x", { success: 200 }));
    expect(error).toMatchObject({
      message: "The service responded with 502 Bad Gateway.",
      body: html,
    });
  });
});

describe("a service that does not respond", () => {
  it.each([
    ["before the headers", () => undefined],
    [
      "in the middle of the body",
      (response: import("node:http").ServerResponse) => {
        response.writeHead(200, { "content-type": "application/json" }).write('{"a":');
      },
    ],
  ])("times out %s", async (_, respond) => {
    const server = await startServer((__, response) => respond(response));
    const http = createHttp({ baseUrl: server.url, timeoutMs: 150 });
    const error = await caught(http("/x", { success: 200 }));
    expect(error).toMatchObject({ status: 0, code: "network.timeout", reachable: false });
  });

  it("times out with a fetch that ignores signals", async () => {
    const fetch = () => new Promise<Response>(() => undefined);
    const http = createHttp({ baseUrl: "http://service.example", timeoutMs: 20, fetch });
    expect((await caught(http("/x", { success: 200 }))).code).toBe("network.timeout");
  });

  it("is distinguished from one that refuses connections", async () => {
    const http = createHttp({ baseUrl: await unreachableUrl() });
    const error = await caught(http("/", { success: 200 }));
    expect(error).toMatchObject({ code: "network.unreachable", reachable: false });
    expect(error.cause).toMatchObject({ cause: { code: "ECONNREFUSED" } });
  });

  it("rejects with the signal's reason without a retry", async () => {
    const controller = new AbortController();
    const server = await startServer(() => controller.abort(new Error("left the page")));
    const call = { success: 200, signal: controller.signal };
    await expect(createHttp({ baseUrl: server.url })("/x", call)).rejects.toThrow("left the page");
    expect(server.received).toHaveLength(1);
  });
});

it("lets onRequest add headers to each attempt", async () => {
  const server = await startServer((_, response) => reply(response, 500));
  let tries = 0;
  const http = createHttp({
    baseUrl: server.url,
    onRequest({ method, path, headers }) {
      tries += 1;
      headers.set("x-try", `${method} ${path} ${tries}`);
    },
  });
  await caught(http("/x", { success: 200 }));
  expect(server.received.map(({ headers }) => headers["x-try"])).toEqual(["GET /x 1", "GET /x 2"]);
});
