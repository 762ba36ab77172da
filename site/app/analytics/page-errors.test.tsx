// @vitest-environment jsdom
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";

it("queues an error with its component stack and still reports it", async () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal("reportError", report);
  const { pageErrors, rootErrors } = await import("./page-errors.ts");
  const error = new Error("the component failed");
  function Broken(): never {
    throw error;
  }
  createRoot(document.createElement("div"), rootErrors).render(<Broken />);
  await vi.waitFor(() => expect(report.mock.calls).toEqual([[error]]), 10_000);
  const listener = vi.fn<(found: unknown) => void>();
  pageErrors.setListener(listener);
  expect(listener.mock.calls).toEqual([
    [{ error, kind: "uncaught", componentStack: expect.stringContaining("Broken") }],
  ]);
  vi.unstubAllGlobals();
});
