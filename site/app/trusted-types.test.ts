import { afterEach, expect, it, vi } from "vitest";

interface Rules {
  createScriptURL: (url: string) => string | null;
  createHTML: (html: string) => string | null;
}

afterEach(() => vi.unstubAllGlobals());

it("creates one default policy that allows what the page needs", async () => {
  vi.resetModules();
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>();
  vi.stubGlobal("trustedTypes", { createPolicy });
  const { trustHtml, trustUrls } = await import("./trusted-types.ts");
  trustUrls("https://tags.example/");
  const rules = createPolicy.mock.calls[0]?.[1];
  expect(rules?.createHTML("")).toBeNull();
  trustHtml("");
  expect(createPolicy).toHaveBeenCalledOnce();
  expect(rules?.createHTML("")).toBe("");
  expect(rules?.createHTML("<b></b>")).toBeNull();
  expect(rules?.createScriptURL("https://tags.example/a.js")).toBe("https://tags.example/a.js");
  expect(rules?.createScriptURL("https://other.example/a.js")).toBeNull();
});

it("needs no browser with Trusted Types", async () => {
  vi.resetModules();
  const { trustHtml } = await import("./trusted-types.ts");
  expect(() => trustHtml("")).not.toThrow();
});
