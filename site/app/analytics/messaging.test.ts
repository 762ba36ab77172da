// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { loadMessaging } from "./messaging.ts";

const settings = {
  apiKey: "5a1e-messages",
  baseUrl: "https://sdk.messages.example",
  script: "/api/messaging.js?v=1",
  company: "Example Messaging, Inc.",
};

beforeEach(() => {
  document.head.innerHTML = "";
  Reflect.deleteProperty(globalThis, "braze");
});

/** A fake SDK that records its calls. */
function script() {
  const calls: unknown[] = [];
  const record =
    (name: string) =>
    (...args: unknown[]) =>
      calls.push([name, ...args]) > 0;
  const names = ["initialize", "openSession", "enableSDK", "disableSDK", "wipeData"];
  const braze = Object.fromEntries(names.map((name) => [name, record(name)]));
  return { calls, define: () => Object.assign(globalThis, { braze }) };
}

/** Dispatches the script element's load or error event. */
const settle = (type: "load" | "error") =>
  document.querySelector("script")?.dispatchEvent(new Event(type));

it("loads from the site's server and is initialized with the key and base URL", async () => {
  const { calls, define } = script();
  const loading = loadMessaging(settings);
  expect(document.querySelector("script")?.getAttribute("src")).toBe(settings.script);
  define();
  settle("load");
  const start = await loading;
  expect(calls).toEqual([]);
  const running = start();
  expect(calls.splice(0)).toEqual([
    ["enableSDK"],
    ["initialize", settings.apiKey, { baseUrl: settings.baseUrl }],
    ["openSession"],
  ]);
  void running.stop();
  expect(calls).toEqual([["wipeData"], ["disableSDK"]]);
});

it("loads once", async () => {
  script().define();
  const load = vi.spyOn(document.head, "append");
  await loadMessaging(settings);
  expect(load).not.toHaveBeenCalled();
});

it.each(["load", "error"] as const)(
  "rejects when %s fires and the SDK is missing",
  async (type) => {
    const loading = loadMessaging(settings);
    settle(type);
    await expect(loading).rejects.toThrow(/messaging script/);
  },
);
