import type { Locator, Page } from "@playwright/test";
import { createAgent, getOwnProfile } from "./fixtures/create-agent.ts";
import { getState, openEditor, publish } from "./fixtures/editor-page.ts";
import {
  expectNoViolations,
  createImages,
  getGallery,
  getTile,
  choose,
  shown,
} from "./fixtures/photos.ts";
import { expect, test, extended } from "./fixtures/test.ts";

test(
  "fits a photo to its frame by keys, and pages show it so",
  extended,
  async ({ page, product }) => {
    const agent = await createAgent(product.backendUrl);
    await openEditor(page, agent, "photos");
    await choose(getGallery(page), await createImages(600, 1000));
    await expect.poll(() => shown(page)).toEqual([600, 1000]);
    await getTile(page, 2).getByRole("button", { name: "Crop photo 2" }).click();
    const sheet = page.getByRole("dialog", { name: "Fit your photo to the page" });
    const frame = sheet.getByRole("group", { name: "Part of the photo your website shows" });
    await expect(frame).toBeFocused();
    await expect(sheet.getByText("On a computer")).toBeVisible();
    // The frame has the shape of that on the page, which differs by position.
    const part = sheet.frameLocator("iframe").first().locator("#photo-2");
    const getShape = async (place: Locator) => {
      const { width = 0, height = 1 } = (await place.boundingBox()) ?? {};
      return width / height;
    };
    await expect
      .poll(async () => Math.abs((await getShape(frame)) - (await getShape(part))))
      .toBeLessThan(0.01);
    await expectNoViolations(page);
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(sheet.getByRole("button", { name: "Use this photo" })).toBeInViewport({
        ratio: 1,
      });
    }
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("+");
    await expect(
      sheet.getByText(/^50 percent from the left, 6\d percent from the top/),
    ).toBeAttached();
    // The page next to the photo shows it at once.
    await expect(part.locator("img")).toHaveCSS("scale", "1.1");
    await sheet.getByRole("button", { name: "Use this photo" }).click();
    await expect(sheet).toBeHidden();
    await expect(getTile(page, 2).getByRole("button", { name: "Crop photo 2" })).toBeFocused();

    await publish(page);
    const { presentation } = await getOwnProfile(agent);
    const [[key, point] = ["", null]] = Object.entries(presentation?.focalPoints ?? {});
    expect(key).toMatch(/^\/media\//);
    expect(point).toMatchObject({ x: 50, zoom: 1.1 });
    await page.goto(`/en/${agent.realtor.desiredUrl}`);
    await expect(page.locator("#photo-2 img")).toHaveCSS("scale", "1.1");
    await expect(page.locator("#photo-1 img")).toHaveCSS("scale", "none");
  },
);

/** Returns a function that sends the fingers on the screen to the browser. */
async function createTouch(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: "touchStart" | "touchMove" | "touchEnd", ...points: [x: number, y: number][]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
}

test.describe("on a phone", extended, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a photo is chosen by a tap and fitted by fingers", async ({ page, product }) => {
    const agent = await createAgent(product.backendUrl);
    await openEditor(page, agent, "name");
    const portrait = page.getByRole("group", { name: "Profile photo" });
    await portrait.getByRole("button", { name: "Delete" }).tap();
    await expect(portrait.getByText("Tap to choose from your photos.")).toBeVisible();
    await expectNoViolations(page);
    await choose(portrait, await createImages(600));
    const sheet = page.getByRole("dialog", { name: "Fit your photo to the page" });
    await expect(sheet.getByText(/pinch to zoom/)).toBeVisible();
    // Enabled once the photo is loaded; its color changes then.
    await expect(sheet.getByRole("button", { name: "Use this photo" })).toBeEnabled();
    await expectNoViolations(page);
    const image = sheet.getByRole("img", { name: "Profile photo" });
    const box = await image.boundingBox();
    if (!box) throw new Error("The photo must be on the screen.");
    const send = await createTouch(page);
    await send("touchStart", [200, 300]);
    await send("touchMove", [170, 300]);
    await send("touchMove", [150, 300]);
    await send("touchEnd");
    const moved = await image.boundingBox();
    expect(moved?.x).toBeCloseTo(box.x - 50, 0);
    await send("touchStart", [180, 300], [220, 300]);
    await send("touchMove", [160, 300], [240, 300]);
    await send("touchEnd");
    expect((await image.boundingBox())?.width).toBeCloseTo(box.width * 2, -1);
    await sheet.getByRole("button", { name: "Use this photo" }).tap();
    await expect(sheet).toBeHidden();
    await expect(getState(page, /not live yet/)).toBeVisible();
  });

  test("a finger moves a photo of the gallery by its handle", async ({ page, product }) => {
    const agent = await createAgent(product.backendUrl);
    await openEditor(page, agent, "photos");
    await choose(getGallery(page), await createImages(600, 700, 800));
    await expect.poll(() => shown(page)).toEqual([600, 700, 800]);
    const handle = getTile(page, 1).getByRole("button", { name: "Drag Photo 1" });
    await handle.scrollIntoViewIfNeeded();
    const [from, to] = [await handle.boundingBox(), await getTile(page, 2).boundingBox()];
    if (!from || !to) throw new Error("Both tiles must be on the screen.");
    const send = await createTouch(page);
    await send("touchStart", [from.x + 22, from.y + 22]);
    await expect(getTile(page, 1)).toHaveCSS("opacity", "0.7");
    await send("touchMove", [to.x + 20, to.y + 60]);
    await send("touchMove", [to.x + to.width - 20, to.y + 60]);
    await send("touchEnd");
    await expect.poll(() => shown(page)).toEqual([700, 600, 800]);
    await expect(getGallery(page).getByText("Photo 1: position 2 of 3.")).toBeAttached();
  });
});
