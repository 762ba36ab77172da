import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import type { RealtorProfile } from "@realtor/api/loaning";
import sharp from "sharp";
import { getState, openEditor, openSection, publish } from "./fixtures/editor-page.ts";
import { extended, expect, test } from "./fixtures/test.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { createAgent, getOwnProfile } from "./fixtures/create-agent.ts";

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
    { name: "large.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(20 * mb + 1, 255) },
    ...others.slice(1),
  ]);
  await expect(getGallery(page).locator("[role=row] img")).toHaveCount(3);
  const getRejection = (name: string) =>
    getGallery(page).getByRole("alert").filter({ hasText: name });
  await expect(getRejection("moving.gif")).toContainText(
    "This is a GIF file. Choose a JPG, PNG, WebP, AVIF or HEIC file.",
  );
  await expect(getRejection("large.jpg")).toContainText("Larger than 20 MB. Choose a smaller one.");
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

  await getTile(page, 3).getByRole("button", { name: "Move photo 3" }).click();
  await page.getByRole("menuitem", { name: "Earlier" }).click();
  await expect(getGallery(page).getByText("Photo 3 is now photo 2 of 4.")).toBeAttached();
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

test("fits a photo to its frame by keys, and pages show it so", async ({ page, product }) => {
  const agent = await createAgent(product.backendUrl);
  await openEditor(page, agent, "photos");
  await choose(getGallery(page), await createImages(600, 1000));
  await expect.poll(() => shown(page)).toEqual([600, 1000]);
  await getTile(page, 2).getByRole("button", { name: "Crop photo 2" }).click();
  const sheet = page.getByRole("dialog", { name: "Fit your photo to the page" });
  const frame = sheet.getByRole("group", { name: "Part of the photo that your page shows" });
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
});

test("a deleted photo comes back, and a double click deletes one", async ({ page, product }) => {
  const agent = await createAgent(product.backendUrl);
  await openEditor(page, agent, "photos");
  await choose(getGallery(page), await createImages(600, 700, 800));
  await expect.poll(() => shown(page)).toEqual([600, 700, 800]);
  await getTile(page, 1).getByRole("button", { name: "Delete photo 1" }).dblclick();
  await expect.poll(() => shown(page)).toEqual([700, 800]);
  const toast = page.getByRole("alertdialog", { name: "Photo 1 removed" });
  await expect(toast).toBeVisible();
  await expectNoViolations(page);
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => shown(page)).toEqual([600, 700, 800]);
  await expect(toast).toBeHidden();
  await getTile(page, 2).getByRole("button", { name: "Delete photo 2" }).click();
  await expect(getTile(page, 2)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => shown(page)).toEqual([600, 700, 800]);

  // By keyboard: the handle lifts by the space bar, Escape returns the photo.
  const handle = getTile(page, 3).getByRole("button", { name: "Drag Photo 3" });
  await getTile(page, 1).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await expect(handle).toBeFocused();
  for (const [end, order] of [
    ["Escape", [600, 700, 800]],
    ["Space", [800, 600, 700]],
  ] as const) {
    await page.keyboard.press("Space");
    // A place to drop has the focus.
    await expect(handle).not.toBeFocused();
    for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press(end);
    await expect.poll(() => shown(page)).toEqual(order);
  }
});

test("decodes an iPhone photo in the browser and stores it", async ({ page, product }) => {
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
  const portrait = page.getByRole("group", { name: "Portrait" });
  await choose(portrait, await createImages(900));
  const sheet = page.getByRole("dialog", { name: "Fit your photo to the page" });
  await sheet.getByRole("button", { name: "Use this photo" }).click();
  expect(decoders).toEqual([]);
  await choose(portrait, [{ ...heic, name: "broken.heic", buffer: heic.buffer.subarray(0, 9000) }]);
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
});

/** Returns a function that sends the fingers on the screen to the browser. */
async function createTouch(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: "touchStart" | "touchMove" | "touchEnd", ...points: [x: number, y: number][]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
}

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a photo is chosen by a tap and fitted by fingers", async ({ page, product }) => {
    const agent = await createAgent(product.backendUrl);
    await openEditor(page, agent, "name");
    const portrait = page.getByRole("group", { name: "Portrait" });
    await portrait.getByRole("button", { name: "Delete" }).tap();
    await expect(portrait.getByText("Tap to choose from your photos.")).toBeVisible();
    await expectNoViolations(page);
    await choose(portrait, await createImages(600));
    const sheet = page.getByRole("dialog", { name: "Fit your photo to the page" });
    await expect(sheet.getByText(/pinch to zoom/)).toBeVisible();
    await expectNoViolations(page);
    const image = sheet.getByRole("img", { name: "Portrait" });
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

test(
  "keeps a logo when cropping fails and crops it on retry",
  extended,
  async ({ page, product, consoleErrors }) => {
    const agent = await createAgent(product.backendUrl);
    await openEditor(page, agent, "license");
    const field = page.getByRole("group", { name: "Brokerage logo" });
    await choose(field, await createImages(600));
    // While the dialog is open, no role outside of it is found.
    const image = page.locator("fieldset img[src^='/images/']");
    await expect(image).toBeVisible();
    const originalSrc = await image.getAttribute("src");
    await field.getByRole("button", { name: "Crop" }).click();
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
    await expect(image).not.toHaveAttribute("src", originalSrc ?? "");
    await expect(field.getByRole("button", { name: "Crop" })).toBeFocused();
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
