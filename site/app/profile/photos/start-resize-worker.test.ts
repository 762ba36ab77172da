import { afterEach, expect, it, vi } from "vitest";
import { startResizeWorker } from "./start-resize-worker.ts";

const started: unknown[][] = [];

function StartedWorker(...args: unknown[]) {
  started.push(args);
}

afterEach(() => {
  started.length = 0;
  vi.unstubAllGlobals();
});

it("starts the built worker as a module", () => {
  vi.stubGlobal("Worker", StartedWorker);
  startResizeWorker();
  expect(started).toEqual([[expect.stringContaining("resize.worker"), { type: "module" }]]);
});

it("gets the URL from a Trusted Types policy that allows no other", () => {
  const rules: { createScriptURL: (url: string) => string }[] = [];
  vi.stubGlobal("Worker", StartedWorker);
  vi.stubGlobal("trustedTypes", {
    createPolicy: (_name: string, rule: (typeof rules)[number]) => {
      rules.push(rule);
      return { createScriptURL: (url: string) => ({ trusted: rule.createScriptURL(url) }) };
    },
  });
  startResizeWorker();
  expect(started[0]?.[0]).toEqual({ trusted: expect.stringContaining("resize.worker") });
  expect(rules[0]?.createScriptURL("https://evil.example/x.js")).toContain("resize.worker");
});
