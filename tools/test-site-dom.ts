import { performance } from "node:perf_hooks";
import { configure } from "@testing-library/react";

// jsdom's `performance` has no timeline (getEntriesByType and getEntriesByName).
Object.defineProperty(globalThis, "performance", {
  value: performance,
  configurable: true,
  writable: true,
});

// jsdom has no layout, so every connected element counts as visible, and nothing scrolls.
if (typeof Element !== "undefined") {
  Element.prototype.checkVisibility = function checkVisibility(this: Element) {
    return this.isConnected;
  };
  Element.prototype.scrollIntoView = () => undefined;
}

// Generous timeout: CI machines are slow.
configure({ asyncUtilTimeout: 10_000 });
