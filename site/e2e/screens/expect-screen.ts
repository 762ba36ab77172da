import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures/test.ts";

/** Sizes of the mock-ups. */
export const viewports = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1100 },
  phone: { width: 390, height: 844 },
} as const;

export type Viewport = keyof typeof viewports;

/** Options of the browser context for a screen: a phone is used by touch, and has no pointer that hovers. */
export function deviceOf(viewport: Viewport) {
  const isPhone = viewport === "phone";
  return { viewport: viewports[viewport], hasTouch: isPhone, isMobile: isPhone };
}

/** Prefix of addresses in each language. */
export const prefixes = { ko: "", en: "/en", ja: "/ja-JP" } as const;

export type ScreenLang = keyof typeof prefixes;

/** Text with the port of the test's server, and times. */
const changing = (page: Page): Locator[] => [
  page.getByText(/localhost:\d+/),
  page.locator("time"),
  page.locator("input[value*='localhost:']"),
];

interface ScreenOptions {
  /** What else differs between runs. */
  mask?: readonly Locator[];
}

/**
 * Compares the window with `images/<name>.png`. `playwright test --project screens --update-snapshots` writes
 * the images; look at each one before a commit.
 */
export async function expectScreen(
  page: Page,
  name: string,
  { mask = [] }: ScreenOptions = {},
): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate(async () => {
      await document.fonts.ready;
      const images = [...document.images].filter(({ loading }) => loading !== "lazy");
      await Promise.allSettled(images.map((image) => image.decode()));
    });
  }
  await page.evaluate(settle);
  // The pointer shows the state of what is under it.
  await page.mouse.move(0, 0);
  await expect(page).toHaveScreenshot(`${name}.png`, { mask: [...changing(page), ...mask] });
}

/**
 * Gives all times one size, so that the masks over them are equal, and hides the number of unread requests, which
 * other tests of the worker send. The CSP allows no inline style.
 */
function settle(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "time { display: inline-block; inline-size: 6em; block-size: 1.2em; overflow: hidden; white-space: nowrap } nav a > span:not(:first-child) { display: none }",
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
