import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// Files share a document: what was put into it by hand goes as well. Some files ask for none.
afterEach(() => {
  cleanup();
  globalThis.document?.body.replaceChildren();
});
