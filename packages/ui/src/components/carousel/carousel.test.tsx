import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import ko from "../../labels/ko.json" with { type: "json" };
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import "../../../test/fixtures/browser-stubs.ts";
import { Carousel } from "./carousel.tsx";
import { getNextIndex, getSlideIndex } from "./use-scroll-strip.ts";

const names = ["김서연", "박민준", "최대현"];
const carousel = (
  <Carousel labels={ko.carousel}>
    {names.map((name) => (
      <a key={name} href={`/${name}`}>
        {name}
      </a>
    ))}
  </Carousel>
);

const scrollTo = vi.fn<() => void>();
const previous = () => screen.getByRole("button", { name: "이전 예시" });
const next = () => screen.getByRole("button", { name: "다음 예시" });

beforeEach(() => {
  scrollTo.mockClear();
  // jsdom has no layout; without a fine pointer the engine is not loaded.
  Element.prototype.scrollTo = scrollTo;
});

describe("Carousel", () => {
  it("renders every slide without JavaScript", () => {
    const markup = renderToStaticMarkup(carousel);
    expect(markup.match(/role="group"/g)).toHaveLength(3);
    expect(markup).toContain("1 / 3");
  });

  it("updates the counter, announces the position and stops at both ends", async () => {
    hydrate(carousel);
    expect(previous()).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(previous());
    expect(scrollTo).not.toHaveBeenCalled();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();

    await userEvent.click(next());
    expect(screen.getByText("2 / 3")).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("3개 중 2번째");
    expect(previous()).not.toHaveAttribute("aria-disabled");

    await userEvent.click(next());
    expect(next()).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(next());
    expect(screen.getByText("3 / 3")).toBeInTheDocument();
    expect(next()).toHaveFocus();
  });
});

describe("the carousel pattern", () => {
  it("describes the carousel and names each slide by its position", () => {
    hydrate(carousel);
    const region = screen.getByRole("region", { name: ko.carousel.label });
    expect(region).toHaveAttribute("aria-roledescription", ko.carousel.roleDescription);
    const slides = screen.getAllByRole("group");
    expect(slides.map((slide) => slide.getAttribute("aria-label"))).toEqual([
      "3개 중 1번째",
      "3개 중 2번째",
      "3개 중 3번째",
    ]);
    for (const slide of slides)
      expect(slide).toHaveAttribute("aria-roledescription", ko.carousel.slide);
  });

  it("starts at defaultIndex and reports each new index", async () => {
    const change = vi.fn<(index: number) => void>();
    hydrate(
      <Carousel labels={ko.carousel} defaultIndex={1} onChange={change}>
        {["a", "b", "c"]}
      </Carousel>,
    );
    expect(screen.getByText("2 / 3")).toBeInTheDocument();
    await userEvent.click(next());
    expect(change).toHaveBeenCalledExactlyOnceWith(2);
    expect(screen.getByText("3 / 3")).toBeInTheDocument();
  });

  it("stays at a controlled index until it is changed, then scrolls there", async () => {
    const change = vi.fn<(index: number) => void>();
    const at = (index: number) => (
      <Carousel labels={ko.carousel} index={index} onChange={change} slidesPerView={2}>
        {["a", "b", "c"]}
      </Carousel>
    );
    const { rerender } = render(at(0));
    await userEvent.click(next());
    expect(change).toHaveBeenCalledExactlyOnceWith(1);
    expect(screen.getByText("1 / 3")).toBeInTheDocument();
    expect(scrollTo).not.toHaveBeenCalled();
    rerender(at(2));
    expect(screen.getByText("3 / 3")).toBeInTheDocument();
    expect(scrollTo).toHaveBeenCalledOnce();
    expect(change).toHaveBeenCalledOnce();
  });
});

/** Offsets of slides of the same width. */
const offsetsOf = (total: number, step: number) =>
  Array.from({ length: total }, (_, index) => index * step);

describe("getNextIndex", () => {
  const offsets = [0, 912, 1384, 2296, 2768];
  it.each([
    ["the next slide", 0, 1, 2000, 1],
    ["the one before", 2, -1, 2000, 1],
    ["no slide after the last", 4, 1, 2000, 4],
    ["no slide before the first", 0, -1, 2000, 0],
    ["from the end to the last slide at another position", 4, -1, 2000, 2],
    ["the end, if the next ones are all there", 3, 1, 2000, 4],
    ["the neighbor, before there is a layout", 4, -1, 0, 3],
  ] as const)("%s", (_, index, by, furthest, expected) => {
    expect(getNextIndex(index, by, offsets, furthest)).toBe(expected);
  });
});

describe("getSlideIndex", () => {
  it("finds the nearest of slides of different widths", () => {
    const offsets = [0, 912, 1384, 2296];
    expect([400, 500, 1200, 1900, 2000].map((at) => getSlideIndex(at, offsets, 3000))).toEqual([
      0, 1, 2, 3, 3,
    ]);
  });

  it.each([
    [0, 100, 250, 0],
    [49, 100, 250, 0],
    [51, 100, 250, 1],
    [249.5, 100, 250, 3],
    [0, 0, 0, 0],
  ])("offset %d, step %d, maximum %d returns index %d", (scrolled, step, furthest, index) => {
    expect(getSlideIndex(scrolled, offsetsOf(4, step), furthest)).toBe(index);
  });

  it("always returns a valid index", () => {
    const px = fc.integer({ min: -500, max: 5000 });
    fc.assert(
      fc.property(
        px,
        px,
        px,
        fc.integer({ min: 1, max: 40 }),
        (scrolled, step, furthest, total) => {
          const index = getSlideIndex(scrolled, offsetsOf(total, step), furthest);
          expect(index).toBeGreaterThanOrEqual(0);
          expect(index).toBeLessThan(total);
        },
      ),
    );
  });
});
