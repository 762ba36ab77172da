import { createAgent, getOwnProfile } from "./fixtures/create-agent.ts";
import { getState, openEditor, openSection } from "./fixtures/editor-page.ts";
import {
  expectNoViolations,
  createImages,
  getGallery,
  choose,
  tickets,
} from "./fixtures/photos.ts";
import { expect, extended, test } from "./fixtures/test.ts";

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
    await expect(dialog.getByRole("alert")).toContainText("We couldn’t store the photo.");
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

test(
  "keeps failed uploads across sections and uploads them on retry",
  extended,
  async ({ page, product, consoleErrors }) => {
    const agent = await createAgent(product.backendUrl);
    await openEditor(page, agent, "photos");
    const second = page.getByRole("group", { name: "Second profile photo" });
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
  },
);
