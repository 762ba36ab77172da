// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://localhost/" }
import type { ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { startServer } from "../../test/fixtures/start-server.ts";
import { putWithProgress } from "./put-with-progress.ts";

const cors = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "PUT",
  "access-control-allow-headers": "content-type",
  "access-control-expose-headers": "retry-after",
};

/** Starts a cross-origin server that responds to the preflight. */
async function startStore(respond: (response: ServerResponse) => void) {
  const server = await startServer(({ method }, response) =>
    method === "OPTIONS" ? response.writeHead(204, cors).end() : respond(response),
  );
  const puts = () => server.received.filter(({ method }) => method === "PUT");
  return { url: `${server.url}/a.png?sig=secret`, puts };
}

const call = {
  headers: { "content-type": "image/png" },
  success: [200],
  timeoutMs: 10_000,
  onProgress: () => undefined,
};

it("sends the file with its type and reports progress", async () => {
  const store = await startStore((response) => response.writeHead(200, cors).end());
  const shares: number[] = [];
  const onProgress = (share: number) => void shares.push(share);
  await putWithProgress(store.url, new Blob(["abcd"]), { ...call, onProgress });
  expect(store.puts()).toMatchObject([
    { headers: { "content-type": "image/png" }, body: Buffer.from("abcd") },
  ]);
  expect(shares.at(-1)).toBe(1);
});

it("rejects with the problem details of the response", async () => {
  const body = JSON.stringify({ code: "file.size", message: "Too large." });
  const headers = { ...cors, "content-type": "application/problem+json", "retry-after": "7" };
  const store = await startStore((response) => response.writeHead(413, headers).end(body));
  await expect(putWithProgress(store.url, new Blob(["x"]), call)).rejects.toMatchObject({
    name: "ApiError",
    status: 413,
    code: "file.size",
    message: "Too large.",
    retryAfter: 7,
    request: `PUT ${store.url.replace("?sig=secret", "")}`,
  });
});

it("rejects an unexpected success status", async () => {
  const store = await startStore((response) => response.writeHead(202, cors).end());
  const put = putWithProgress(store.url, new Blob(["x"]), call);
  await expect(put).rejects.toMatchObject({ status: 202, code: "response.unexpected" });
});

it("distinguishes an unreachable server from a slow one", async () => {
  const broken = await startStore((response) => response.destroy());
  await expect(putWithProgress(broken.url, new Blob(["x"]), call)).rejects.toMatchObject({
    code: "network.unreachable",
    reachable: false,
  });
  const slow = await startStore(() => undefined);
  const hurried = { ...call, timeoutMs: 200 };
  await expect(putWithProgress(slow.url, new Blob(["x"]), hurried)).rejects.toMatchObject({
    code: "network.timeout",
    reachable: false,
  });
});

it("rejects with the signal's reason when aborted", async () => {
  const controller = new AbortController();
  const store = await startStore(() => controller.abort(new Error("left the page")));
  const put = putWithProgress(store.url, new Blob(["x"]), { ...call, signal: controller.signal });
  await expect(put).rejects.toThrow("left the page");
});
