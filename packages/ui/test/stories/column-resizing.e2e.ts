import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { serveStorybook } from "./storybook.ts";

const test = base.extend<{ table: Page }>({
  table: async ({ page }, provide) => {
    const storybook = await serveStorybook();
    await page.goto(`${storybook.url}iframe.html?id=components-table--resizable&globals=locale:en`);
    await page.getByRole("columnheader").first().waitFor();
    await provide(page);
    await storybook.close();
  },
});

const handle = "[data-resizable-direction]";

/** The heading of the first resizable column. */
const findHeading = (page: Page) =>
  page
    .getByRole("columnheader")
    .filter({ has: page.locator(handle) })
    .first();

const widthOf = (heading: Locator) =>
  heading.evaluate((element) => Math.round(element.getBoundingClientRect().width));

test("a column is resized with the mouse", async ({ table }) => {
  const heading = findHeading(table);
  const before = await widthOf(heading);
  const box = await heading.locator(handle).boundingBox();
  if (!box) throw new Error("The column has no visible handle.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await table.mouse.move(x, y);
  await table.mouse.down();
  await table.mouse.move(x + 40, y, { steps: 4 });
  await table.mouse.move(x + 80, y, { steps: 4 });
  await table.mouse.up();
  const after = await widthOf(heading);
  expect(after).toBeGreaterThanOrEqual(before + 76);
  expect(after).toBeLessThanOrEqual(before + 84);
});

test("a column is resized with the keyboard", { tag: "@extended" }, async ({ table }) => {
  const heading = findHeading(table);
  const slider = heading.locator("input[type=range]");
  const before = await widthOf(heading);
  await table.keyboard.press("Tab");
  await table.keyboard.press("ArrowUp");
  for (let step = 0; step < 4; step++) {
    if (await slider.evaluate((element) => element === document.activeElement)) break;
    await table.keyboard.press("ArrowRight");
  }
  await expect(slider).toBeFocused();
  await table.keyboard.press("Enter");
  for (let step = 0; step < 5; step++) await table.keyboard.press("ArrowRight");
  await expect.poll(() => widthOf(heading)).toBeGreaterThan(before + 20);
  await table.keyboard.press("Enter");
  const after = await widthOf(heading);
  // Arrow keys move the focus again.
  await table.keyboard.press("ArrowRight");
  await expect(slider).not.toBeFocused();
  expect(await widthOf(heading)).toBe(after);
});
