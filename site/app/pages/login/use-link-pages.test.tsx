// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useLinkPages } from "./use-link-pages.ts";

vi.mock(import("./link-pages.ts"), () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

afterEach(cleanup);

it("loads the pages only for a link, and reports that they could not be loaded", async () => {
  const { result, rerender } = renderHook(({ wanted }) => useLinkPages(wanted), {
    initialProps: { wanted: false },
  });
  expect(result.current.kind).toBe("loading");
  rerender({ wanted: true });
  await vi.waitFor(() => expect(result.current.kind).toBe("failed"), 10_000);
});
