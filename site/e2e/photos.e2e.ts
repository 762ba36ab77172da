import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { createAgent, getOwnProfile } from "./fixtures/create-agent.ts";
import { getState, openEditor, openSection, publish } from "./fixtures/editor-page.ts";
import {
  createImages,
  getGallery,
  getTile,
  choose,
  shown,
  galleryUrls,
  tickets,
} from "./fixtures/photos.ts";
import { expect, test, extended } from "./fixtures/test.ts";

test("uploads photos in order and publishes them", async ({ page, product }) => {
  test.slow();
  const agent = await createAgent(product.backendUrl);
  await openEditor(page, agent, "photos");
  // Delays the first upload.
  const firstUpload = Promise.withResolvers<void>();
  let requestCount = 0;
  await page.route(tickets, async (route) => {
    requestCount += 1;
    if (requestCount === 1) await firstUpload.promise;
    await route.continue();
  });
  await choose(getGallery(page), await createImages(600, 700, 800, 900));
  await expect(getGallery(page).locator("[role=row] img")).toHaveCount(3);

  await openSection(page, "Video");
  firstUpload.resolve();
  await expect(getState(page, "1 change not live yet")).toBeVisible();
  await openSection(page, "Photos");
  await expect(getGallery(page).locator("[role=row] img")).toHaveCount(4);
  await expect.poll(() => shown(page)).toEqual([600, 700, 800, 900]);
  await drag(page, getTile(page, 4), getTile(page, 1));
  await expect.poll(() => shown(page)).toEqual([900, 600, 700, 800]);

  await publish(page);
  const stored = galleryUrls(await getOwnProfile(agent));
  const heights = stored.map(async (url) => {
    const file = await (await fetch(url)).arrayBuffer();
    return (await sharp(file).metadata()).height;
  });
  expect(await Promise.all(heights)).toEqual([900, 600, 700, 800]);
  await page.goto(`/en/${agent.realtor.desiredUrl}`);
  const images = page.getByRole("link", { name: /^Open photo/ }).locator("img");
  const names = await images.evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src));
  expect(names).toHaveLength(4);
  for (const [index, url] of stored.entries())
    expect(decodeURIComponent(names[index] ?? "")).toContain(
      new URL(url).pathname.split("/").at(-1),
    );
});

/** Drags a photo by its handle before another. */
async function drag(page: Page, tile: Locator, onto: Locator): Promise<void> {
  const handle = tile.getByRole("button", { name: /^Drag/ });
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await onto.boundingBox()];
  if (!from || !to) throw new Error("Both tiles must be on the screen.");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 4, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
}

test(
  "decodes an iPhone photo in the browser and stores it",
  extended,
  async ({ page, product }) => {
    test.slow();
    const agent = await createAgent(product.backendUrl);
    const heic = {
      name: "IMG_4127.HEIC",
      mimeType: "",
      buffer: await readFile(new URL("../test/fixtures/house.heic", import.meta.url)),
    };
    const decoders: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("decode-heic")) decoders.push(request.url());
    });
    await openEditor(page, agent, "name");
    const portrait = page.getByRole("group", { name: "Profile photo" });
    await choose(portrait, await createImages(900));
    const sheet = page.getByRole("dialog", { name: "Fit your photo to the page" });
    await sheet.getByRole("button", { name: "Use this photo" }).click();
    expect(decoders).toEqual([]);
    await choose(portrait, [
      { ...heic, name: "broken.heic", buffer: heic.buffer.subarray(0, 9000) },
    ]);
    await expect(portrait.getByRole("alert")).toContainText("Most Compatible");
    await choose(portrait, [heic]);
    await expect(sheet).toBeVisible();
    await expect(sheet.getByText("On a phone")).toBeVisible();
    await sheet.getByRole("button", { name: "Use this photo" }).click();
    await expect(portrait.getByRole("button", { name: "Crop" })).toBeFocused();
    // Each file has a worker of its own.
    expect(decoders).toHaveLength(2);
    await publish(page);
    const { photos = [] } = await getOwnProfile(agent);
    const stored = photos.find(({ path, imageType }) => path === "id" && imageType === "fullsize");
    const file = await (await fetch(stored?.url ?? "")).arrayBuffer();
    expect(await sharp(file).metadata()).toMatchObject({ format: "webp", width: 640, height: 426 });
  },
);
