import { createLog } from "./log.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createCircuitBreaker } from "./circuit-breaker.ts";

const ok = async () => Response.json({});
const down = async () => {
  throw new TypeError("fetch failed");
};
const timeLimit = async () => {
  throw new DOMException("The operation was aborted due to timeout", "TimeoutError");
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function create(send: typeof fetch) {
  const calls = vi.fn<typeof fetch>(send);
  const fetch = createCircuitBreaker({
    service: "home",
    log: createLog("silent"),
    fetch: calls,
    failures: 3,
    halfOpenAfterMs: 2000,
  });
  const call = () => fetch("http://service.example/").catch((error: unknown) => error);
  const callTimes = async (times: number) => {
    for (let index = 0; index < times; index += 1) await call();
  };
  return { calls, call, callTimes };
}

it.each([
  ["a refused connection", down],
  ["a time limit", timeLimit],
  ["status 502", async () => new Response("", { status: 502 })],
  ["status 503", async () => new Response("", { status: 503 })],
  ["status 504", async () => new Response("", { status: 504 })],
])("stops calling after three failures in a row: %s", async (_, send) => {
  const { calls, call, callTimes } = create(send);
  await callTimes(10);
  expect(calls).toHaveBeenCalledTimes(3);
  const error = await call();
  expect(error).toBeInstanceOf(TypeError);
});

it.each([
  ["a response", ok],
  ["status 500", async () => new Response("", { status: 500 })],
  ["status 404", async () => new Response("", { status: 404 })],
  [
    "an aborted call",
    async () => {
      throw new DOMException("This operation was aborted", "AbortError");
    },
  ],
])("continues to call after %s", async (_, send) => {
  const { calls, callTimes } = create(send);
  await callTimes(10);
  expect(calls).toHaveBeenCalledTimes(10);
});

it("neither counts nor blocks a proxied body", async () => {
  const calls = vi.fn<typeof fetch>(down);
  const send = createCircuitBreaker({
    service: "loaning",
    log: createLog("silent"),
    fetch: calls,
    failures: 3,
  });
  const post = () => {
    const body = new Blob(["{}"]).stream();
    // Node requires it for streams; the type is that of browsers.
    const half = { duplex: "half" };
    const request = new Request("http://service.example/", { method: "POST", body, ...half });
    return send(request).catch((error: unknown) => error);
  };
  for (let index = 0; index < 5; index += 1) await post();
  expect(calls).toHaveBeenCalledTimes(5);
  await send("http://service.example/").catch(() => undefined);
  expect(calls).toHaveBeenCalledTimes(6);
});

it("a circuit breaker counts only failures in a row", async () => {
  const { calls, callTimes } = create(down);
  await callTimes(2);
  calls.mockImplementationOnce(ok);
  await callTimes(3);
  calls.mockImplementation(ok);
  expect(calls).toHaveBeenCalledTimes(5);
});

it("tests the service with one call after the pause, and closes when it responds", async () => {
  const { calls, call, callTimes } = create(down);
  await callTimes(5);
  vi.advanceTimersByTime(2100);
  await callTimes(5);
  expect(calls).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(2100);
  calls.mockImplementation(ok);
  expect(await call()).toBeInstanceOf(Response);
  await callTimes(5);
  expect(calls).toHaveBeenCalledTimes(10);
});

it("a circuit breaker returns the response of an unavailable service unchanged", async () => {
  const response = new Response("later", { status: 503, headers: { "retry-after": "7" } });
  const { call } = create(async () => response);
  expect(await call()).toBe(response);
});
