// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { lazyPart } from "./lazy-part.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("asks again for a part that could not be loaded", async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<ComponentType<object>>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue(() => <p>Part</p>);
  const Part = lazyPart(load);
  await act(async () => {
    render(
      <Suspense fallback="Waiting">
        <Part />
      </Suspense>,
    );
  });
  screen.getByText("Waiting");
  await act(() => vi.advanceTimersByTimeAsync(3000));
  screen.getByText("Part");
  expect(load).toHaveBeenCalledTimes(2);
});
