import { listListings } from "@realtor/api/listing";
import sharp from "sharp";
import { createAgent, uniqueLicense } from "./fixtures/create-agent.ts";
import { storeSession, tabTo } from "./fixtures/editor-page.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { expect, test } from "./fixtures/test.ts";

const photo = { width: 1200, height: 800, channels: 3, background: "#0F5C4A" } as const;

test("a new agent adds a listing by keyboard, and it is public", async ({ page, product }) => {
  test.slow();
  // Homes by hand are those of a license: other tests have the shared one.
  const agent = await createAgent(product.backendUrl, { licenseNumber: uniqueLicense() });
  const { desiredUrl } = agent.realtor;
  await storeSession(page, agent);
  await page.goto(`/en/${desiredUrl}/admin/listings/new`);

  await tabTo(page, page.getByRole("combobox", { name: "Street address" }));
  // The address of a sample home, as imported ones are offered.
  await page.keyboard.type("61 pebb");
  // The listing is made with the first key.
  await expect(page).toHaveURL(new RegExp(`/en/${desiredUrl}/admin/listings/[0-9a-f]{32}$`));
  await expect(page.getByRole("option", { name: /61 Pebble Orchard/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "City" })).toHaveValue("Irvine");

  // Publishing names what is missing, and goes to the first of it.
  await page.keyboard.press("Control+Enter");
  const check = page.getByRole("dialog", { name: "Before you publish" });
  await expect(check.getByText("6 things are needed.")).toBeVisible();
  await expect(check.getByRole("button", { name: "Price", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  const price = page.getByRole("textbox", { name: "Price" });
  await expect(price).toBeFocused();
  expect(await findA11yViolations(page, { without: "iframe" })).toEqual([]);
  await page.keyboard.type("1890000");
  // Next to the form is the page as visitors will see it.
  const preview = page.frameLocator("iframe");
  await expect(preview.getByText("$1,890,000").first()).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: /Kind of home/ }));
  await page.keyboard.press("Enter");
  await page.keyboard.type("Sing");
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("textbox", { name: "Bedrooms" }));
  await page.keyboard.type("3");
  await page.keyboard.press("Tab");
  await page.keyboard.type("2.5");

  // Before tabTo, since the key can reach a busy page before Playwright's request to report the file chooser.
  const fileChooser = page.waitForEvent("filechooser");
  await tabTo(page, page.getByRole("button", { name: "Choose", exact: true }));
  await page.keyboard.press("Enter");
  const buffer = await sharp({ create: photo }).jpeg().toBuffer();
  await (await fileChooser).setFiles({ name: "front.jpg", mimeType: "image/jpeg", buffer });
  const photos = page.getByRole("grid", { name: "Gallery" }).getByRole("row");
  await expect(photos).toHaveCount(1);

  // The photo was altered: it is shown with its label once its original is kept.
  await tabTo(page, page.getByRole("button", { name: "Details of photo 1" }));
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Photo 1" });
  await tabTo(page, panel.getByRole("switch", { name: "This photo is digitally altered" }));
  await page.keyboard.press("Space");
  await tabTo(page, panel.getByRole("button", { name: "Sky and light" }));
  await page.keyboard.press("Space");
  const originalChooser = page.waitForEvent("filechooser");
  await tabTo(page, panel.getByRole("button", { name: "Add", exact: true }));
  await page.keyboard.press("Enter");
  const original = await sharp({ create: { ...photo, background: "#8B8680" } })
    .jpeg()
    .toBuffer();
  await (
    await originalChooser
  ).setFiles({ name: "original.jpg", mimeType: "image/jpeg", buffer: original });
  await expect(panel.getByRole("button", { name: "Replace" })).toBeVisible();
  expect(await findA11yViolations(page, { without: "iframe" })).toEqual([]);
  await page.keyboard.press("Escape");

  await tabTo(page, page.getByRole("textbox", { name: "This home in one sentence" }).first());
  await page.keyboard.type("Open the red door, and the garden comes in with you.");
  await tabTo(page, page.getByRole("textbox", { name: "Video link" }));
  await page.keyboard.type("youtu.be/sample");
  await tabTo(page, page.getByRole("checkbox", { name: /seller’s written permission/ }));
  await page.keyboard.press("Space");
  await expect(page.getByText("5 of 5 needed parts")).toBeVisible();

  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("heading", { name: "Your listing is public" })).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "View page" }));
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(new RegExp(`/en/${desiredUrl}/homes/home-[0-9a-f]{12}/`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("61 Pebble Orchard");
  await expect(page.getByText("$1,890,000").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Video/ })).toHaveAttribute(
    "href",
    "https://youtu.be/sample",
  );
  await expect(page.getByText("Digitally altered").first()).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: /See original of photo 1/ }));
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: "Gallery" });
  await expect(viewer.getByRole("radio", { name: "Original" })).toBeChecked();
  await page.keyboard.press("o");
  await expect(viewer.getByRole("radio", { name: "Altered" })).toBeChecked();
  const [listing] = (await listListings(agent.http, agent.realtor.id)).page;
  expect(listing).toMatchObject({ isPublished: "Y", hasDraft: "N", languages: ["en"] });
});
