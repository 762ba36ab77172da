import { afterEach, expect, it, vi } from "vitest";
import { startShrinkWorker } from "./start-shrink-worker.ts";

const started: unknown[][] = [];

function StartedWorker(...how: unknown[]) {
  started.push(how);
}

afterEach(() => {
  started.length = 0;
  vi.unstubAllGlobals();
});

it("starts the built worker as a module", () => {
  vi.stubGlobal("Worker", StartedWorker);
  startShrinkWorker();
  expect(started).toEqual([[expect.stringContaining("shrink.worker"), { type: "module" }]]);
});

it("asks a policy of its own for the address, which knows no other", () => {
  const rules: { createScriptURL: (url: string) => string }[] = [];
  vi.stubGlobal("Worker", StartedWorker);
  vi.stubGlobal("trustedTypes", {
    createPolicy: (_name: string, rule: (typeof rules)[number]) => {
      rules.push(rule);
      return { createScriptURL: (url: string) => ({ trusted: rule.createScriptURL(url) }) };
    },
  });
  startShrinkWorker();
  expect(started[0]?.[0]).toEqual({ trusted: expect.stringContaining("shrink.worker") });
  expect(rules[0]?.createScriptURL("https://evil.example/x.js")).toContain("shrink.worker");
});
