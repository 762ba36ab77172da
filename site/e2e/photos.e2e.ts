import type { Locator, Page } from "@playwright/test";
import type { RealtorProfile } from "@realtor/api/loaning";
import sharp from "sharp";
import { getState, openEditor, openSection, publish } from "./editor-page.ts";
import { extended } from "./extended.ts";
import { findA11yViolations } from "./find-a11y-violations.ts";
import { expect, test } from "./fixtures.ts";
import { createAgent, getOwnProfile } from "./create-agent.ts";

const expectNoViolations = async (page: Page) =>
  expect(await findA11yViolations(page, { without: "iframe" })).toEqual([]);

const mb = 1024 * 1024;

/** Creates a test image; the height identifies it. */
async function createImage(height: number) {
  const create = { width: 1000, height, channels: 3, background: "#0F5C4A" } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name: `${height}.jpg`, mimeType: "image/jpeg", buffer };
}
const createImages = (...heights: number[]) => Promise.all(heights.map(createImage));

const getGallery = (page: Page) => page.getByRole("group", { name: "Gallery" });
const getTile = (page: Page, n: number) =>
  getGallery(page).getByRole("row", { name: `Photo ${n}`, exact: true });
const choose = async (place: Locator, files: Awaited<ReturnType<typeof createImages>>) =>
  place.locator("input[type=file]").setInputFiles(files);

/** The heights of the gallery's tiles, in order. */
const shown = (page: Page) =>
  getGallery(page)
    .locator("[role=row] img")
    .evaluateAll((tiles: HTMLImageElement[]) =>
      tiles.map(({ naturalWidth, naturalHeight }) => {
        const height = (naturalHeight / naturalWidth) * 1000;
        return Math.round(height / 10) * 10;
      }),
    );

const galleryUrls = ({ photos = [] }: RealtorProfile) =>
  photos
    .filter(({ path, imageType }) => path === "gallery" && imageType === "fullsize")
    .map(({ url }) => url);

const tickets = "**/v1/realtor/presigned-multi-file-upload";

test("uploads photos in order, rejects invalid files and publishes them", async ({
  page,
  product,
}) => {
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
  const [first, ...others] = await createImages(600, 700, 800, 900);
  await choose(getGallery(page), [
    first!,
    {
      name: "moving.gif",
      mimeType: "image/gif",
      buffer: Buffer.from("GIF89a\u0001\0\u0001\0\0\0\0;"),
    },
    others[0]!,
    { name: "large.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(10 * mb + 1, 255) },
    ...others.slice(1),
  ]);
  await expect(getGallery(page).locator("[role=row] img")).toHaveCount(3);
  const getRejection = (name: string) =>
    getGallery(page).getByRole("alert").filter({ hasText: name });
  await expect(getRejection("moving.gif")).toContainText(
    "This is a GIF file. Only JPG, PNG, WebP and AVIF files can be uploaded.",
  );
  await expect(getRejection("large.jpg")).toContainText(
    "Upload failed. The file is larger than 10 MB.",
  );
  await expectNoViolations(page);

  await openSection(page, "Video");
  firstUpload.resolve();
  await expect(getState(page, "1 change not live yet")).toBeVisible();
  await openSection(page, "Photos");
  await expect(getGallery(page).locator("[role=row] img")).toHaveCount(4);
  await expect.poll(() => shown(page)).toEqual([600, 700, 800, 900]);
  for (const name of ["moving.gif", "large.jpg"])
    await getGallery(page)
      .getByRole("button", { name: `Dismiss: ${name}` })
      .click();
  await expect(getGallery(page).getByRole("alert")).toHaveCount(0);

  await getTile(page, 3).getByRole("button", { name: "Move Photo 3 earlier" }).click();
  await expect(getGallery(page).getByText("Photo 3: position 2 of 4.")).toBeAttached();
  await expect.poll(() => shown(page)).toEqual([600, 800, 700, 900]);
  await drag(page, getTile(page, 4), getTile(page, 1));
  await expect.poll(() => shown(page)).toEqual([900, 600, 800, 700]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => shown(page)).toEqual([600, 800, 700, 900]);
  await page.getByRole("button", { name: "Redo" }).click();

  await publish(page);
  const stored = galleryUrls(await getOwnProfile(agent));
  const heights = stored.map(async (url) => {
    const file = await (await fetch(url)).arrayBuffer();
    return (await sharp(file).metadata()).height;
  });
  expect(await Promise.all(heights)).toEqual([900, 600, 800, 700]);
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
  "keeps a photo when cropping fails and crops it on retry",
  extended,
  async ({ page, product, consoleErrors }) => {
    const agent = await createAgent(product.backendUrl);
    await openEditor(page, agent, "photos");
    await choose(getGallery(page), await createImages(600));
    await expect.poll(() => shown(page)).toEqual([600]);
    // While the dialog is open, no role outside of it is found.
    const image = page.locator("#field-photos [role=row] img");
    const originalSrc = await image.getAttribute("src");
    await getTile(page, 1).getByRole("button", { name: "Crop photo 1" }).click();
    const dialog = page.getByRole("dialog", { name: "Crop photo" });
    await dialog.getByRole("radio", { name: "1:1" }).check();
    const apply = dialog.getByRole("button", { name: "Apply" });
    await expect(apply).toBeEnabled();
    await expectNoViolations(page);
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(apply).toBeInViewport({ ratio: 1 });
    }

    await page.route(tickets, (route) => route.fulfill({ status: 500, json: { code: "server" } }));
    await apply.click();
    await expect(dialog.getByRole("alert")).toContainText("The photo could not be stored.");
    await expectNoViolations(page);
    expect(await image.getAttribute("src")).toBe(originalSrc);
    await page.unroute(tickets);
    await apply.click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => shown(page)).toEqual([1000]);
    await expect(getTile(page, 1).getByRole("button", { name: "Crop photo 1" })).toBeFocused();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(image).toHaveAttribute("src", originalSrc ?? "");
    expect(consoleErrors.splice(0).join()).toContain("500"); // logged by the browser
  },
);

test("keeps failed uploads across sections and uploads them on retry", async ({
  page,
  product,
  consoleErrors,
}) => {
  const agent = await createAgent(product.backendUrl);
  await openEditor(page, agent, "photos");
  const second = page.getByRole("group", { name: "Second portrait" });
  const isFile = (url: URL) => url.searchParams.has("signature");
  await page.route(isFile, (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await choose(getGallery(page), await createImages(600));
  await choose(second, await createImages(700));
  for (const place of [getGallery(page), second])
    await expect(place.getByRole("alert")).toContainText("The connection was lost.");
  await expectNoViolations(page);

  await openSection(page, "Video");
  await page.unroute(isFile);
  const uploads = Promise.withResolvers<void>();
  await page.route(tickets, async (route) => {
    await uploads.promise;
    await route.continue();
  });
  await openSection(page, "Photos");
  for (const place of [getGallery(page), second])
    await place.getByRole("button", { name: /^Try again/ }).click();
  const questions: string[] = [];
  page.once("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole("link", { name: "Built for Realtors" }).click();
  expect(questions).toEqual(["beforeunload"]);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const list = page.getByRole("dialog");
  await expect(list).toContainText("2 photos are still uploading");
  await expectNoViolations(page);
  uploads.resolve();
  await expect(list).not.toContainText("uploading");
  await list.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(getState(page, "Published just now")).toBeVisible();
  const { photos = [] } = await getOwnProfile(agent);
  const added = photos.map(({ path }) => path).filter((path) => path !== "id");
  expect(added.toSorted()).toEqual(["gallery", "gallery", "id2", "id2"]);
  for (const text of consoleErrors.splice(0)) expect(text).toMatch(/net::ERR_FAILED|ApiError/);
});
