// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { updateSearchParams } from "./search-params.ts";
import { ListSearch } from "./list-search.tsx";

const resets = ["page"];
const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "이름으로 찾기" });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/admin?page=3");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("searches after a pause in typing, from the first page", async () => {
  render(<ListSearch label="이름으로 찾기" resets={resets} />);
  type("김");
  await wait(200);
  type(" 김서 ");
  await wait(249);
  expect(location.search).toBe("?page=3");
  await wait(1);
  expect(location.search).toBe(`?q=${encodeURIComponent("김서")}`);
  expect(field().value).toBe(" 김서 ");
});

it("searches immediately on Enter", () => {
  render(<ListSearch label="이름으로 찾기" resets={resets} />);
  type("Grace");
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(location.search).toBe("?q=Grace");
});

it("shows the query of the URL, also after it changes, without searching again", async () => {
  history.replaceState(null, "", "/admin?q=Grace");
  render(<ListSearch label="이름으로 찾기" resets={resets} />);
  expect(field().value).toBe("Grace");
  act(() => updateSearchParams({ q: "" }));
  expect(field().value).toBe("");
  await wait(1000);
  expect(location.search).toBe("");
});
