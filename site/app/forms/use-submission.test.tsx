// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useSubmission } from "./use-submission.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("sends with a key on an own domain over http, where crypto.randomUUID does not exist", async () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const send = vi.fn<(values: object, key: string) => Promise<void>>(async () => undefined);
  const onSent = vi.fn<() => void>();
  const { result } = renderHook(() => useSubmission({ send, onSent }));
  await act(() => result.current.submit({ name: "Kim" }));
  expect(send).toHaveBeenCalledWith({ name: "Kim" }, expect.stringMatching(/^\d+(?:-\d+){3}$/));
  expect(result.current.state).toBe("sent");
});
