import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import ko from "../../labels/ko.json" with { type: "json" };
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { Carousel } from "./carousel.tsx";
import { getSlideIndex } from "./use-scroll-strip.ts";

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
  // jsdom has no layout and no fine pointer, so the engine is not loaded.
  Element.prototype.scrollTo = scrollTo;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
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

describe("indexAt", () => {
  it.each([
    [0, 100, 250, 0],
    [49, 100, 250, 0],
    [51, 100, 250, 1],
    [249.5, 100, 250, 3],
    [0, 0, 0, 0],
  ])("offset %d, step %d, maximum %d returns index %d", (scrolled, step, furthest, index) => {
    expect(getSlideIndex(scrolled, step, furthest, 4)).toBe(index);
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
          const index = getSlideIndex(scrolled, step, furthest, total);
          expect(index).toBeGreaterThanOrEqual(0);
          expect(index).toBeLessThan(total);
        },
      ),
    );
  });
});
