import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { createAgent, getOwnProfile } from "./fixtures/create-agent.ts";
import { expectDraft, getPreview, getState, openEditor, tabTo } from "./fixtures/editor-page.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { expect, test, extended } from "./fixtures/test.ts";
import { accountPassword } from "./fixtures/sign-in-by-api.ts";

async function createImage(height: number) {
  const create = { width: 1000, height, channels: 3, background: "#0F5C4A" } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name: `${height}.jpg`, mimeType: "image/jpeg", buffer };
}

/** Opens a section by its link in the navigation, which comes before the fields. */
async function openSection(page: Page, name: string): Promise<void> {
  const link = page
    .getByRole("navigation", { name: "Sections", exact: true })
    .getByRole("link", { name: new RegExp(`^${name}`) });
  await tabTo(page, link, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#section-title")).toHaveText(name);
  await expect(page.locator("#section-title")).toBeFocused();
}

/** Picks up the first item of a grid list with its handle, and drops it `steps` positions later. */
async function moveFirst(page: Page, list: Locator, key: string, steps: number): Promise<void> {
  await tabTo(page, list.getByRole("row").first());
  await page.keyboard.press("Tab");
  await expect(list.getByRole("button", { name: /^Drag/ }).first()).toBeFocused();
  await page.keyboard.press("Enter");
  // The focus moves to a drop position after the next frame; the first one is after the item itself.
  const position = page.locator(":focus");
  await expect(position).toHaveAttribute("aria-label", /^Insert/);
  for (let step = 0; step < steps; step++) {
    const label = (await position.getAttribute("aria-label")) ?? "";
    await page.keyboard.press(key);
    await expect(position).not.toHaveAttribute("aria-label", label);
  }
  await page.keyboard.press("Enter");
}

test("edits and publishes by keyboard alone, from sign-in", extended, async ({ page, product }) => {
  test.slow();
  // The preview is a tab of its own at this width.
  await page.setViewportSize({ width: 1024, height: 800 });
  const agent = await createAgent(product.backendUrl, {
    additionalSections: ["Buying", "Selling", "Moving"].map((titleEn) => ({
      id: titleEn,
      type: "text" as const,
      titleEn,
      bodyEn: `${titleEn} in three steps.`,
    })),
  });
  await page.goto(`/en/login?redirect=/en/${agent.realtor.desiredUrl}/admin`);
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(agent.email);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(accountPassword);
  await page.keyboard.press("Enter");
  await expect(page.locator("#section-title")).toBeVisible();

  await tabTo(page, page.getByRole("link", { name: /^Languages/ }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("combobox", { name: "Add a language" }));
  await page.keyboard.type("Kor");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");

  await openSection(page, "About you");
  await tabTo(page, page.getByLabel("Your story"));
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Typed without a mouse.");

  await openSection(page, "Your numbers");
  await tabTo(page, page.getByLabel("Homes sold"));
  await page.keyboard.type("1,200");
  await page.keyboard.press("Tab");
  await page.keyboard.type("$4,820,000");
  await page.keyboard.press("Tab");

  await openSection(page, "More sections");
  await tabTo(page, page.getByRole("button", { name: "Change the order" }));
  await page.keyboard.press("Enter");
  await moveFirst(page, page.getByRole("grid", { name: "Change the order" }), "ArrowDown", 2);
  await expect(page.getByText("Text: Buying: position 3 of 3.")).toBeAttached();

  await openSection(page, "Photos");
  const gallery = page.getByRole("group", { name: "Gallery" });
  // Before tabTo, since the key can reach a busy page before Playwright's request to report the file chooser.
  const fileChooser = page.waitForEvent("filechooser");
  await tabTo(page, gallery.getByRole("button", { name: "Choose" }));
  await page.keyboard.press("Enter");
  await (await fileChooser).setFiles(await Promise.all([600, 700, 800].map(createImage)));
  await expect(gallery.getByRole("row")).toHaveCount(3);
  await moveFirst(page, page.getByRole("grid", { name: "Gallery" }), "ArrowRight", 2);
  await expect(page.getByText("Photo 1: position 3 of 3.")).toBeAttached();

  await tabTo(page, page.getByRole("button", { name: "Publish" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Updated successfully.")).toBeVisible();
  const { photos = [], additionalSections = [], ...stored } = await getOwnProfile(agent);
  expect(stored).toMatchObject({
    aboutMeEn: "Typed without a mouse.",
    salesCount: 1200,
    lastYearSalesTotal: 4_820_000,
    presentation: { languages: ["ko"] },
  });
  expect(additionalSections.map(({ id }) => id)).toEqual(["Selling", "Moving", "Buying"]);
  const heights = photos
    .filter(({ path, imageType }) => path === "gallery" && imageType === "fullsize")
    .map(
      async ({ url }) => (await sharp(await (await fetch(url)).arrayBuffer()).metadata()).height,
    );
  expect(await Promise.all(heights)).toEqual([700, 800, 600]);
});

test("shortcuts of the editor save and publish", extended, async ({ page, product }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const agent = await createAgent(product.backendUrl);
  await openEditor(page, agent, "about");
  const navigation = page.getByRole("navigation", { name: "Sections" });
  const about = page.getByLabel("Your story");
  await about.fill("Saved by itself.");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("status", { name: "Notifications" })).toContainText("Saved");
  await expectDraft(agent, { aboutMeEn: "Saved by itself." });

  await page.keyboard.press("F6");
  const parts = getPreview(page).getByRole("listbox", { name: /^Parts of the page/ });
  await expect(parts).toBeFocused();
  // The key is pressed in another window.
  await page.keyboard.press("F6");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("F6");
  await expect(navigation.getByRole("link", { name: /^About/ })).toBeFocused();
  await page.keyboard.press("F6");
  // Where the focus was before.
  await expect(about).toBeFocused();
  await page.keyboard.press("Shift+F6");
  await expect(navigation.getByRole("link", { name: /^About/ })).toBeFocused();

  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.locator("#section-title")).toHaveText("Listings");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.locator("#section-title")).toHaveText("About you");
  await expect(page.locator("#section-title")).toBeFocused();
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list).toContainText("Ctrl S shows the status.");
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await about.fill("What? A question mark is text.");
  await expect(list).toBeHidden();

  await parts.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Control+Enter");
  await expect(getState(page, "Published just now")).toBeVisible();
  // Enter without the other key would open the field of the part.
  await expect(parts.getByRole("option").first()).toBeFocused();
  expect((await getOwnProfile(agent)).aboutMeEn).toBe("What? A question mark is text.");
});

test(
  "edits a part of the page from the preview, which is one tab stop",
  extended,
  async ({ page, product }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const agent = await createAgent(product.backendUrl);
    await openEditor(page, agent, "name");
    const preview = getPreview(page);
    await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
    const parts = preview.getByRole("listbox", { name: /^Parts of the page/ });
    const selected = parts.getByRole("option", { selected: true });
    // The tools above are a tab stop too, with arrow keys between them.
    const tools = page.getByRole("toolbar", { name: "Preview settings" });
    await tabTo(page, tools.getByRole("radio", { name: "Desktop" }));
    for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowRight");
    await expect(tools.getByRole("link", { name: "Open in a new tab" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(parts).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(parts).not.toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(parts).toBeFocused();

    await page.keyboard.press("Enter");
    // The page in the preview has landmarks as the editor has.
    const violations = await findA11yViolations(page);
    expect(violations.filter(([rule]) => rule !== "landmark-unique")).toEqual([]);
    await page.keyboard.press("Home");
    await expect(parts.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
    const walked: string[] = [];
    for (let index = 0; index < 8; index++) {
      walked.push(await selected.innerText());
      await page.keyboard.press("ArrowDown");
    }
    expect(walked).toEqual([
      "Name and photo",
      "Top of page",
      "Profile photo",
      "Your name",
      "Brokerage",
      "License number",
      "About you",
      "Your story",
    ]);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Your story")).toBeFocused();
    await expect(preview.locator("[data-kind=focused]")).toHaveText("Your story");

    await parts.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await expect(parts).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.locator("[data-editor-preview]")).toBeFocused();
  },
);
