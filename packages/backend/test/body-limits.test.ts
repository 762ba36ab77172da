import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";

import { getRequestListener } from "@hono/node-server";
import { signIn } from "@realtor/api/loaning";
import { limits } from "@realtor/api/rules";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";

import { samplePassword } from "../src/seed/sample-accounts.ts";
import { adminEmail, graceEmail, publicUrl, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

let backend: TestBackend;
let tokens: string[];

beforeAll(async () => {
  backend = await startBackend("PostgreSQL");
  const signedIn = [adminEmail, graceEmail].map((email) =>
    signIn(backend.visitor, { email, password: samplePassword }),
  );
  tokens = (await Promise.all(signedIn)).map(({ token }) => token);
});
afterAll(() => backend.close());

/** A JSON text without end, which counts what was read of it. */
function createEndlessBody() {
  const read = { bytes: 0 };
  const chunk = new TextEncoder().encode("[".padEnd(64 * 1024, " "));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      read.bytes += chunk.length;
      // Reading on would take the memory of the test.
      if (read.bytes > 2 * limits.uploadBytes) controller.close();
      else controller.enqueue(chunk);
    },
  });
  return { body, read };
}

it("limits of bodies are known before a body is read, at every route", async () => {
  const routes = backend.app.routes
    .filter(({ method }) => ["POST", "PUT", "PATCH", "DELETE"].includes(method))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:\w+|\*$/g, "none")}`);
  expect(routes.length).toBeGreaterThan(40);
  const unlimited = [];
  for (const route of new Set(routes)) {
    const [method = "", path = ""] = route.split(" ");
    for (const token of tokens) {
      const { body, read } = createEndlessBody();
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      // `duplex` is needed for a streamed body and missing in the types.
      const init = { method, headers, body, duplex: "half" } as RequestInit;
      await backend.app.fetch(new Request(publicUrl + path, init));
      if (read.bytes > limits.uploadBytes + 1024 * 1024) unlimited.push(route);
    }
  }
  expect(unlimited).toEqual([]);
}, 60_000);

it("are told to a sender who is still sending, and the connection stays", async () => {
  const server = createServer((incoming, response) => {
    void getRequestListener(backend.app.fetch)(incoming, response);
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => {
    agent.destroy();
    server.close();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const send = async (path: string, bytes: number) => {
    const headers = { "content-type": "application/json", "content-length": bytes };
    const call = request({ port, host: "127.0.0.1", path, method: "POST", agent, headers });
    // In parts, as a network delivers them.
    for (let sent = 0; sent < bytes; sent += 16 * 1024) {
      call.write("x".repeat(Math.min(16 * 1024, bytes - sent)));
      await new Promise((resolve) => setImmediate(resolve));
    }
    call.end();
    const [response] = (await once(call, "response")) as [IncomingMessage];
    response.resume();
    await once(response, "end");
    return response;
  };
  for (const [path, bytes, status] of [
    ["/v1/realtor", 1_000_000, 401],
    ["/v1/realtor-contacts", 2_000_000, 413],
    ["/v1/none", 20_000, 404],
  ] as const) {
    const refused = await send(path, bytes);
    expect([refused.statusCode, refused.headers.connection]).toEqual([status, "keep-alive"]);
  }
});
