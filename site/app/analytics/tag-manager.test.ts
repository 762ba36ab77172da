// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { startTagManager } from "./tag-manager.ts";

const origin = "https://tags.example";
const page = { module: "landing", view: "landing", path: "/" } as const;

beforeEach(() => {
  document.head.innerHTML = "";
  Object.assign(globalThis, { dataLayer: undefined });
});

/** The data layer, with commands as plain arrays. */
function dataLayerItems(): unknown[] {
  const { dataLayer } = globalThis as unknown as { dataLayer: unknown[] };
  return dataLayer.map((item) =>
    Object.prototype.toString.call(item) === "[object Arguments]"
      ? Array.from(item as ArrayLike<unknown>)
      : item,
  );
}
const scripts = () => [...document.querySelectorAll("script")].map(({ src }) => src);

it("loads a container and pushes the page view under its name", () => {
  startTagManager({ id: "GTM-ABC123", origin }, page);
  expect(scripts()).toEqual(["https://tags.example/gtm.js?id=GTM-ABC123"]);
  expect(dataLayerItems()).toEqual([
    [
      "consent",
      "default",
      {
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
        analytics_storage: "granted",
      },
    ],
    { "gtm.start": expect.any(Number), event: "gtm.js" },
    { event: "content-view", "content-name": "/", "content-view-name": "landing" },
  ]);
});

it("loads a single tag with gtag.js", () => {
  startTagManager({ id: "G-ABC123", origin }, page);
  expect(scripts()).toEqual(["https://tags.example/gtag/js?id=G-ABC123"]);
  expect(dataLayerItems().slice(1, 3)).toEqual([
    ["js", expect.any(Date)],
    ["config", "G-ABC123", { send_page_view: false }],
  ]);
});

it("pushes no page view on an ignored route", () => {
  startTagManager({ id: "GTM-ABC123", origin }, { ...page, view: null });
  expect(JSON.stringify(dataLayerItems())).not.toContain("content-view");
});

it("pushes events, and stops without a reload", () => {
  document.cookie = "_ga=1";
  document.cookie = "own=1";
  const running = startTagManager({ id: "GTM-ABC123", origin }, page);
  running.send?.({
    name: "lead_realtor_view_home",
    at: 1,
    payload: { device_type: "mobile", locale: "ko" },
  });
  expect(dataLayerItems().at(-1)).toEqual({
    event: "lead_realtor_view_home",
    device_type: "mobile",
    locale: "ko",
  });
  void running.stop();
  expect(dataLayerItems().at(-1)).toEqual([
    "consent",
    "update",
    expect.objectContaining({ analytics_storage: "denied", ad_storage: "denied" }),
  ]);
  expect(document.cookie).toBe("own=1");
  startTagManager({ id: "GTM-ABC123", origin }, page);
  expect(scripts()).toHaveLength(1);
});

it("allows scripts of that origin only", async () => {
  vi.resetModules();
  const createPolicy =
    vi.fn<(name: string, rules: { createScriptURL: (url: string) => string | null }) => void>();
  vi.stubGlobal("trustedTypes", { createPolicy });
  const { startTagManager: start } = await import("./tag-manager.ts");
  start({ id: "GTM-ABC123", origin }, page);
  const rules = createPolicy.mock.calls[0]?.[1];
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(rules?.createScriptURL("https://tags.example/a.js")).toBe("https://tags.example/a.js");
  expect(rules?.createScriptURL("https://tags.example.evil.example/a.js")).toBeNull();
  expect(rules?.createScriptURL("/own.js")).toBeNull();
  vi.unstubAllGlobals();
});
