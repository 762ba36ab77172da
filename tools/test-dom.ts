import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// Test files share a document, so manually added elements are removed too. Files with the node
// environment have none.
afterEach(() => {
  cleanup();
  globalThis.document?.body.replaceChildren();
});
