import type { Page } from "@playwright/test";
import { holdRequests } from "./fixtures/hold-requests.ts";
import { extended, expect, test } from "./fixtures/test.ts";
import { waitForHydration } from "./fixtures/wait-for-page.ts";

const path = "/en/claire-whitmore";
const strip = (page: Page) => page.getByRole("region", { name: "Gallery" });
const photo = (page: Page, n: number) =>
  strip(page).getByRole("link", { name: `Open photo ${n}`, exact: true });
const viewer = (page: Page) => page.getByRole("dialog", { name: "Gallery" });

/** Opens the page, scrolls to the strip and waits for its controls. */
async function openStrip(page: Page): Promise<void> {
  await page.goto(path);
  await waitForHydration(photo(page, 1));
  await expect(strip(page).getByText(/^1 \/ \d+$/)).toBeVisible();
}

/** How far the list of photos is scrolled, in px. */
const scrolled = (page: Page) =>
  strip(page)
    .getByRole("list")
    .evaluate((list) => list.parentElement?.scrollLeft ?? 0);

/** A point of a photo: near its right edge, so that a drag to the left has room. */
async function pointOf(page: Page, n: number): Promise<{ x: number; y: number }> {
  const box = await photo(page, n).boundingBox();
  if (!box) throw new Error(`Photo ${n} is not visible.`);
  return { x: box.x + box.width * 0.9, y: box.y + box.height / 2 };
}

test(
  "a drag with the mouse moves the film strip and opens nothing; a click opens the photo",
  extended,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openStrip(page);
    const from = await pointOf(page, 1);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - 700, from.y, { steps: 12 });
    await page.mouse.up();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
    await expect(page).toHaveURL(path);
    await expect(viewer(page)).toBeHidden();

    await strip(page).getByRole("button", { name: "Next photo" }).focus();
    await page.keyboard.press("Enter");
    await expect(strip(page).getByText(/^[2-9] \/ \d+$/)).toBeVisible();

    // A press while the strip moves only stops it.
    await expect(async () => {
      await photo(page, 2).click();
      await expect(viewer(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page).toHaveURL(`${path}#photo-2`);
  },
);

test(
  "the arrow keys and the buttons of the film strip move it by one frame",
  extended,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openStrip(page);
    const previous = strip(page).getByRole("button", { name: "Previous photo" });
    const next = strip(page).getByRole("button", { name: "Next photo" });
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await next.click();
    await expect(strip(page).getByText(/^2 \/ \d+$/)).toBeVisible();
    await expect(previous).not.toHaveAttribute("aria-disabled", "true");

    await photo(page, 2).focus();
    await page.keyboard.press("ArrowRight");
    await expect(strip(page).getByText(/^3 \/ \d+$/)).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(strip(page).getByText(/^2 \/ \d+$/)).toBeVisible();
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  // A swipe scrolls the list natively.
  test("the counter follows a swipe, and a tap opens the photo", extended, async ({ page }) => {
    await openStrip(page);
    await strip(page)
      .getByRole("list")
      .evaluate((list) => list.parentElement?.scrollBy({ left: 330 }));
    await expect.poll(() => scrolled(page)).toBeGreaterThan(150);
    await expect(viewer(page)).toBeHidden();
    await expect(strip(page).getByText(/^[2-9] \/ \d+$/)).toBeVisible();
    await photo(page, 2).tap();
    await expect(viewer(page)).toBeVisible();
  });

  test("the film strip counts from where it was scrolled", extended, async ({ page }) => {
    const release = await holdRequests(page, /scroll-strip-controls-[^/]+\.js$/);
    await page.goto(path);
    await waitForHydration(photo(page, 1));
    await photo(page, 4).scrollIntoViewIfNeeded();
    expect(await scrolled(page)).toBeGreaterThan(500);
    release();
    await expect(strip(page).getByText(/^[345] \/ \d+$/)).toBeVisible();
  });
});
