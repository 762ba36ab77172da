import { performance } from "node:perf_hooks";

// jsdom's `performance` has no timeline (getEntriesByType and getEntriesByName).
Object.defineProperty(globalThis, "performance", {
  value: performance,
  configurable: true,
  writable: true,
});
