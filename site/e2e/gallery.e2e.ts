import type { Page } from "@playwright/test";
import { extended, extendedExcept, expect, test } from "./fixtures/test.ts";
import { waitForHydration } from "./fixtures/wait-for-page.ts";

const pages = ["/en/grace-kim", "/en/claire-whitmore", "/en/haruka-sato"];

const photo = (page: Page, n: number) => page.getByRole("link", { name: `Open photo ${n}` });
const viewer = (page: Page) => page.getByRole("dialog", { name: "Gallery" });

for (const path of pages)
  test(
    `opens the photos of ${path} in the viewer`,
    extendedExcept("/en/grace-kim", path),
    async ({ page, consoleErrors }) => {
      await page.goto(path);
      await waitForHydration(photo(page, 2));
      const scrolled = await page.evaluate(() => scrollY);
      await photo(page, 2).click();
      await expect(viewer(page)).toBeVisible();
      await expect(viewer(page).getByText(/^2 \/ \d+$/)).toBeVisible();
      await expect(page).toHaveURL(`${path}#photo-2`);
      const image = viewer(page).getByRole("img");
      await expect
        .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0);
      await expect(image).toBeInViewport({ ratio: 0.9 });

      await page.keyboard.press("ArrowRight");
      await expect(page).toHaveURL(`${path}#photo-3`);
      await expect(image).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press("Home");
      await expect(viewer(page).getByText(/^1 \//)).toBeVisible();
      await expect(viewer(page).getByRole("button", { name: "Previous photo" })).toBeDisabled();

      await page.keyboard.press("Escape");
      await expect(viewer(page)).toBeHidden();
      await expect(photo(page, 2)).toBeFocused();
      await expect(page).toHaveURL(path);
      expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(5);

      // Opened by keyboard, closed by Back.
      await page.keyboard.press("Enter");
      await expect(viewer(page)).toBeVisible();
      await page.goBack();
      await expect(viewer(page)).toBeHidden();
      await expect(page).toHaveURL(path);
      expect(consoleErrors).toEqual([]);
    },
  );

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("swipes to the next photo, and closes when dragged down", extended, async ({ page }) => {
    await page.goto("/en/grace-kim");
    await waitForHydration(photo(page, 1));
    await photo(page, 1).tap();
    await expect(viewer(page)).toBeVisible();
    const session = await page.context().newCDPSession(page);
    const swipe = async (x: number, y: number) => {
      const points = Array.from({ length: 9 }, (_, step) => [
        { x: 340 + (x * step) / 8, y: 350 + (y * step) / 8 },
      ]);
      const send = (
        type: "touchStart" | "touchMove" | "touchEnd",
        touchPoints: { x: number; y: number }[],
      ) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
      await send("touchStart", points[0] ?? []);
      for (const point of points.slice(1)) await send("touchMove", point);
      await send("touchEnd", []);
    };
    await swipe(-290, 0);
    await expect(viewer(page).getByText(/^2 \//)).toBeVisible();
    await expect(page).toHaveURL(/#photo-2$/);
    await swipe(0, 240);
    await expect(viewer(page)).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("enlarges a photo in its place", async ({ page }) => {
    await page.goto("/en/grace-kim");
    const third = page.locator("#photo-3");
    const before = await third.boundingBox();
    await photo(page, 3).click();
    await expect(page).toHaveURL("/en/grace-kim#photo-3");
    await expect(third).toBeInViewport();
    const after = await third.boundingBox();
    expect(after?.width).toBeGreaterThan((before?.width ?? 0) * 1.5);
  });
});
