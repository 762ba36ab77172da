// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { type ReactNode, useRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { LongList } from "./long-list.tsx";

vi.mock("./rows-in-view.tsx", () => ({
  RowsInView: ({
    estimatedRowHeight,
    children,
  }: {
    estimatedRowHeight: number;
    children: ReactNode;
  }) => (
    <div data-testid="in-view" data-height={estimatedRowHeight}>
      {children}
    </div>
  ),
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function List({ count }: { count: number }) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <LongList root={list} rowCount={count}>
      <div ref={list}>
        {Array.from({ length: count }, (_, index) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- As a grid list has them.
          <div key={index} role="row" />
        ))}
      </div>
    </LongList>
  );
}

const findInView = () => screen.queryByTestId("in-view");

it("renders a hidden list whole, and rows in view once it has heights and another number of rows", async () => {
  const height = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(0);
  const { rerender } = render(<List count={61} />);
  await vi.dynamicImportSettled();
  expect(findInView()).toBeNull();
  height.mockReturnValue(89);
  rerender(<List count={62} />);
  expect(await screen.findByTestId("in-view")).toHaveProperty("dataset.height", "89");
});

it("renders 60 rows whole", async () => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(89);
  render(<List count={60} />);
  await vi.dynamicImportSettled();
  expect(findInView()).toBeNull();
});
