// @vitest-environment jsdom
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";

it("tells monitoring of an error with the place it broke at, and reports it as ever", async () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal("reportError", report);
  const { pageErrors, rootErrors } = await import("./page-errors.ts");
  const error = new Error("a door that does not open");
  function Door(): never {
    throw error;
  }
  createRoot(document.createElement("div"), rootErrors).render(<Door />);
  await vi.waitFor(() => expect(report.mock.calls).toEqual([[error]]));
  const heard = vi.fn<(found: unknown) => void>();
  pageErrors.listen(heard);
  expect(heard.mock.calls).toEqual([
    [{ error, kind: "uncaught", componentStack: expect.stringContaining("Door") }],
  ]);
  vi.unstubAllGlobals();
});
