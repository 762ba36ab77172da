import { act, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { Logo } from "../logo/logo.tsx";
import * as css from "./header.css.ts";
import { Header } from "./header.tsx";

const header = <Header start={<Logo href="/" label="Built for Realtors" />} end={<i />} />;

async function scrollTo(y: number): Promise<void> {
  await act(async () => {
    window.scrollY = y;
    window.dispatchEvent(new Event("scroll"));
  });
}

describe("Header", () => {
  beforeEach(() => {
    window.scrollY = 0;
  });

  it("is transparent on the server", () => {
    const markup = renderToStaticMarkup(header);
    expect(markup).not.toContain(css.scrolled);
    expect(markup).toContain('data-hydrated="false"');
  });

  it.each([
    [0, false],
    [10, false],
    [11, true],
    [5000, true],
  ])("scrolled by %d px is black: %s", async (y, black) => {
    hydrate(header);
    await scrollTo(y);
    expect(screen.getByRole("banner").classList.contains(css.scrolled)).toBe(black);
    await scrollTo(0);
    expect(screen.getByRole("banner").classList.contains(css.scrolled)).toBe(false);
  });

  it("links home with the product name", async () => {
    hydrate(header);
    expect(screen.getByRole("link", { name: "Built for Realtors" })).toHaveAttribute("href", "/");
  });
});
