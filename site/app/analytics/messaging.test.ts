// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { loadMessaging } from "./messaging.ts";

const settings = {
  apiKey: "5a1e-messages",
  baseUrl: "https://sdk.messages.example",
  script: "/api/messaging.js?v=1",
};

beforeEach(() => {
  document.head.innerHTML = "";
  Reflect.deleteProperty(globalThis, "braze");
});

/** What the script defines, writing down what it is told. */
function script() {
  const told: unknown[] = [];
  const note =
    (name: string) =>
    (...words: unknown[]) =>
      told.push([name, ...words]) > 0;
  const names = ["initialize", "openSession", "enableSDK", "disableSDK", "wipeData"];
  const braze = Object.fromEntries(names.map((name) => [name, note(name)]));
  return { told, define: () => Object.assign(globalThis, { braze }) };
}

/** The browser has fetched the script, or could not. */
const settle = (type: "load" | "error") =>
  document.querySelector("script")?.dispatchEvent(new Event(type));

it("comes from our own server, and is told the key and the address", async () => {
  const { told, define } = script();
  const loading = loadMessaging(settings);
  expect(document.querySelector("script")?.getAttribute("src")).toBe(settings.script);
  define();
  settle("load");
  const begin = await loading;
  expect(told).toEqual([]);
  const running = begin();
  expect(told.splice(0)).toEqual([
    ["enableSDK"],
    ["initialize", settings.apiKey, { baseUrl: settings.baseUrl }],
    ["openSession"],
  ]);
  void running.stop();
  expect(told).toEqual([["wipeData"], ["disableSDK"]]);
});

it("is fetched once", async () => {
  script().define();
  const load = vi.spyOn(document.head, "append");
  await loadMessaging(settings);
  expect(load).not.toHaveBeenCalled();
});

it.each(["load", "error"] as const)("says so when after %s there is nothing", async (type) => {
  const loading = loadMessaging(settings);
  settle(type);
  await expect(loading).rejects.toThrow(/messaging script/);
});
