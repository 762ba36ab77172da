import { performance } from "node:perf_hooks";
import { configure } from "@testing-library/react";

// jsdom's `performance` has no timeline (getEntriesByType and getEntriesByName).
Object.defineProperty(globalThis, "performance", {
  value: performance,
  configurable: true,
  writable: true,
});

// Generous timeout: CI machines are slow.
configure({ asyncUtilTimeout: 10_000 });
