import type { Locator, Page } from "@playwright/test";
import type { RealtorProfile } from "@realtor/api/loaning";
import sharp from "sharp";
import { openEditor, openSection } from "./editor-page.ts";
import { findFaults } from "./find-faults.ts";
import { expect, test } from "./fixtures.ts";
import { newAgent, ownProfile } from "./new-agent.ts";

const noFaults = async (page: Page) =>
  expect(await findFaults(page, { without: "iframe" })).toEqual([]);

const mb = 1024 * 1024;

/** Pictures are told apart by their height, which their name says. */
async function picture(height: number) {
  const create = { width: 1000, height, channels: 3, background: "#0F5C4A" } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name: `${height}.jpg`, mimeType: "image/jpeg", buffer };
}
const pictures = (...heights: number[]) => Promise.all(heights.map(picture));

const galleryOf = (page: Page) => page.getByRole("group", { name: "Gallery" });
const tileOf = (page: Page, n: number) =>
  galleryOf(page).getByRole("listitem", { name: `Photo ${n}`, exact: true });
const choose = async (place: Locator, files: Awaited<ReturnType<typeof pictures>>) =>
  place.getByLabel("Add photos").setInputFiles(files);

/** The heights of the gallery's tiles, in order. */
const shown = (page: Page) =>
  galleryOf(page)
    .locator("li img")
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

test("photos chosen together keep their order, what is none is refused, and visitors see them so", async ({
  page,
  product,
}) => {
  test.slow();
  const agent = await newAgent(product.backendUrl);
  await openEditor(page, agent, "photos");
  // The first one arrives last.
  const held = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(tickets, async (route) => {
    asked += 1;
    if (asked === 1) await held.promise;
    await route.continue();
  });
  const [first, ...others] = await pictures(600, 700, 800, 900);
  await choose(galleryOf(page), [
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
  await expect(galleryOf(page).locator("li img")).toHaveCount(3);
  const refused = (name: string) => galleryOf(page).getByRole("alert").filter({ hasText: name });
  await expect(refused("moving.gif")).toContainText(
    "This is a GIF file. Only JPG, PNG and WebP files can be uploaded.",
  );
  await expect(refused("large.jpg")).toContainText("Upload failed. The file is larger than 10 MB.");
  await noFaults(page);

  await openSection(page, "Video");
  held.resolve();
  await expect(page.getByText("1 unsaved change").filter({ visible: true })).toBeVisible();
  await openSection(page, "Photos");
  await expect(galleryOf(page).locator("li img")).toHaveCount(4);
  await expect.poll(() => shown(page)).toEqual([600, 700, 800, 900]);
  for (const name of ["moving.gif", "large.jpg"])
    await refused(name).getByRole("button", { name: "Dismiss" }).click();
  await expect(galleryOf(page).getByRole("alert")).toHaveCount(0);

  await tileOf(page, 3).getByRole("button", { name: "Move earlier" }).click();
  await expect(tileOf(page, 2).getByText("Moved to position 2 of 4.")).toBeAttached();
  await expect.poll(() => shown(page)).toEqual([600, 800, 700, 900]);
  await drag(page, tileOf(page, 4), tileOf(page, 1));
  await expect.poll(() => shown(page)).toEqual([900, 600, 800, 700]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => shown(page)).toEqual([600, 800, 700, 900]);
  await page.getByRole("button", { name: "Redo" }).click();

  await page.getByRole("button", { name: "Publish changes" }).click();
  // The portrait is missing, which stops nobody whose page is public.
  await page.getByRole("dialog").getByRole("button", { name: "Publish changes" }).click();
  await expect(page.getByText("The website is live.")).toBeVisible();
  const stored = galleryUrls(await ownProfile(agent));
  const heights = stored.map(async (url) => {
    const file = await (await fetch(url)).arrayBuffer();
    return (await sharp(file).metadata()).height;
  });
  expect(await Promise.all(heights)).toEqual([900, 600, 800, 700]);
  await page.goto(`/en/${agent.realtor.desiredUrl}`);
  const links = page.getByRole("link", { name: /^Open photo/ });
  const names = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
  expect(names).toHaveLength(4);
  for (const [index, url] of stored.entries())
    expect(decodeURIComponent(names[index] ?? "")).toContain(
      new URL(url).pathname.split("/").at(-1),
    );
});

/** Lifts a tile by its handle and lets it go over another. */
async function drag(page: Page, tile: Locator, onto: Locator): Promise<void> {
  const handle = tile.getByRole("button", { name: "Drag to reorder" });
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await onto.boundingBox()];
  if (!from || !to) throw new Error("Both tiles must be on the screen.");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
}

test("a photo that cannot be cropped stays as it was, and is cropped by another try", async ({
  page,
  product,
  complaints,
}) => {
  const agent = await newAgent(product.backendUrl);
  await openEditor(page, agent, "photos");
  await choose(galleryOf(page), await pictures(600));
  await expect.poll(() => shown(page)).toEqual([600]);
  const image = tileOf(page, 1).locator("img");
  const former = await image.getAttribute("src");
  await tileOf(page, 1).getByRole("button", { name: "Crop" }).click();
  const dialog = page.getByRole("dialog", { name: "Crop photo" });
  await dialog.getByRole("radio", { name: "1:1" }).check();
  const apply = dialog.getByRole("button", { name: "Apply" });
  await expect(apply).toBeEnabled();
  await noFaults(page);
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(apply).toBeInViewport({ ratio: 1 });
  }

  await page.route(tickets, (route) => route.fulfill({ status: 500, json: { code: "server" } }));
  await apply.click();
  await expect(dialog.getByRole("alert")).toContainText("The photo could not be stored.");
  await noFaults(page);
  expect(await image.getAttribute("src")).toBe(former);
  await page.unroute(tickets);
  await apply.click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => shown(page)).toEqual([1000]);
  await expect(tileOf(page, 1).getByRole("button", { name: "Crop" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(image).toHaveAttribute("src", former ?? "");
  expect(complaints.splice(0).join()).toContain("500"); // the browser reports it itself
});

test("a photo that the network loses is kept over sections, and arrives by another try", async ({
  page,
  product,
  complaints,
}) => {
  const agent = await newAgent(product.backendUrl);
  await openEditor(page, agent, "photos");
  const second = page.getByRole("group", { name: "Second portrait" });
  const isFile = (url: URL) => url.searchParams.has("signature");
  await page.route(isFile, (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await choose(galleryOf(page), await pictures(600));
  await choose(second, await pictures(700));
  for (const place of [galleryOf(page), second])
    await expect(place.getByRole("alert")).toContainText("The connection was lost.");
  await noFaults(page);

  await openSection(page, "Video");
  await page.unroute(isFile);
  const held = Promise.withResolvers<void>();
  await page.route(tickets, async (route) => {
    await held.promise;
    await route.continue();
  });
  await openSection(page, "Photos");
  for (const place of [galleryOf(page), second])
    await place.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("link", { name: "Back to list" }).click();
  const leaving = page.getByRole("alertdialog");
  await expect(leaving).toContainText("2 photos that are still uploading will not be added.");
  await leaving.getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Publish changes" }).click();
  const list = page.getByRole("dialog");
  await expect(list).toContainText("2 photos are still uploading");
  await noFaults(page);
  held.resolve();
  await expect(list).not.toContainText("uploading");
  await list.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.getByText("The website is live.")).toBeVisible();
  const { photos = [] } = await ownProfile(agent);
  expect(photos.map(({ path }) => path).toSorted()).toEqual(["gallery", "gallery", "id2", "id2"]);
  for (const text of complaints.splice(0)) expect(text).toMatch(/net::ERR_FAILED|ApiError/);
});
