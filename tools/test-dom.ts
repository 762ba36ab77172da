import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Generous timeout: CI machines are slow.
configure({ asyncUtilTimeout: 10_000 });

// Test files share a document, so manually added elements are removed too. Files with the node
// environment have none.
afterEach(() => {
  cleanup();
  globalThis.document?.body.replaceChildren();
});
