import type { Page } from "@playwright/test";
import { extendedExcept, extended, expect, test } from "./fixtures/test.ts";

const path = "/en/michael_park";

const action = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Talk to me" });

for (const javaScriptEnabled of [true, false])
  test.describe(`the color column of Atelier ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 1440, height: 900 } });

    test(
      "stays in view to the end of the page and marks the section in view",
      extendedExcept(true, javaScriptEnabled),
      async ({ page }) => {
        await page.goto(path);
        const anchors = page.getByRole("navigation", { name: "On this page" });
        const anchor = (name: string) => anchors.getByRole("link", { name });
        await expect(anchor("Questions")).toHaveCSS("text-decoration-line", "underline");
        await expect(anchor("About")).toHaveCSS("text-decoration-line", "none");
        await anchor("About").click();
        await expect(page.locator("#about")).toBeInViewport();
        await page.mouse.move(10, 10);
        await expect(anchor("About")).toHaveCSS("text-decoration-line", "underline");
        await expect(anchor("Questions")).toHaveCSS("text-decoration-line", "none");
        await page.locator("#footer").scrollIntoViewIfNeeded();
        await expect(action(page)).toBeInViewport({ ratio: 1 });
      },
    );

    test("opens the answers", extendedExcept(false, javaScriptEnabled), async ({ page }) => {
      await page.goto(path);
      const answer = page.getByText("I give you the numbers of three.");
      await expect(page.getByText("About two months to choose")).toBeVisible();
      await expect(answer).toBeHidden();
      await page.getByRole("heading", { name: "Can you recommend a lender?" }).click();
      await expect(answer).toBeVisible();
      await expect(page.getByText("About two months to choose")).toBeVisible();
    });
  });

test("the column can be scrolled in a low window", extended, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto(path);
  await expect(action(page)).not.toBeInViewport({ ratio: 1 });
  await action(page).focus();
  await expect(action(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("Atelier is hydrated from the third section on", extended, async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(path, { waitUntil: "networkidle" });
  const islands = () => scripts.filter((url) => url.includes("atelier.island"));
  expect(islands()).toEqual([]);
  await page.locator("#listings").scrollIntoViewIfNeeded();
  await expect.poll(islands).toHaveLength(1);
});
