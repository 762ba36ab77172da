import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { inviteRealtor } from "@realtor/api/loaning";
import { getPreview, openEditor, openSection, tabTo } from "./fixtures/editor-page.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { expect, test, extended } from "./fixtures/test.ts";
import { createAgent, getOwnProfile } from "./fixtures/create-agent.ts";
import { openSession } from "./fixtures/sign-in-by-api.ts";
import { typeParts } from "./fixtures/type-parts.ts";

const folder = new URL("../../packages/backend/src/seed/images/", import.meta.url);
const images = readdirSync(folder)
  .filter((name) => name.endsWith(".jpg"))
  .slice(0, 12)
  .map((name) => fileURLToPath(new URL(name, folder)));

const expectNoViolations = async (page: Page) =>
  expect(await findA11yViolations(page, { without: "iframe" })).toEqual([]);

test(
  "leads a new agent from the invitation to a published page with twelve photos",
  extended,
  async ({ page, product }) => {
    test.slow();
    const admin = await openSession(product.backendUrl, "admin@example.com");
    const email = "first-homepage@agents.example";
    const { inviteUrl, realtor } = await inviteRealtor(admin.http, {
      email,
      userName: "Dana Park",
      desiredUrl: "dana-first",
      locale: "en",
    });
    await page.goto(inviteUrl);
    await page.getByLabel("Password", { exact: true }).fill("seven-quiet-lemons");
    await page.getByRole("button", { name: "Start my website" }).click();
    await expect(page).toHaveURL(`${product.url}/en/dana-first/admin/start`);
    await page.goto("/en/dana-first/admin");

    const texts: Record<string, Record<string, string>> = {
      "Name and photo": { "Your name": "Dana Park" },
      License: {
        Brokerage: "Vale Realty",
        "License number": "CA DRE 00000051",
        "Brokerage license number": "CA DRE 00000002",
        "Brokerage phone": "949-555-0100",
      },
      "Top of page": { "Your introduction in one sentence": "Your day first, then the house." },
      "Your numbers": {
        "Homes sold": "1,184",
        "Last year’s sales": "$4,820,000",
      },
      "About you": { "Your story": "We read the contract together." },
      Video: { "Video link": "https://youtu.be/EXAMPLE0000" },
      Contact: { "Phone number for buyers": "949-555-0101", Email: email },
      "Google and sharing": {
        "Search title": "Dana Park | Irvine homes",
        "Search description": "Homes in Irvine with Dana Park.",
      },
    };
    for (const [section, fields] of Object.entries(texts)) {
      await openSection(page, section);
      for (const [label, text] of Object.entries(fields))
        await page.getByLabel(label, { exact: true }).fill(text);
    }
    await openSection(page, "Your numbers");
    await typeParts(page.getByRole("group", { name: "Career start date" }), "03142011");
    await openSection(page, "Design");
    await page.getByRole("radio", { name: "Panorama" }).check();
    await page.getByLabel("Main color", { exact: true }).fill("#1F4FD8");
    await openSection(page, "Areas");
    await page.getByRole("combobox", { name: "Add an area" }).fill("Irvine");
    await page.getByRole("option", { name: /^Irvine/ }).click();
    await openSection(page, "More sections");
    await page.getByRole("button", { name: "Questions and answers" }).click();
    await page.getByRole("textbox", { name: "Question" }).fill("Do you read the contract with me?");
    await page.getByRole("textbox", { name: "Answer" }).fill("Line by line.");
    await expect(getPreview(page).locator("h1")).toContainText("Dana Park");
    await expect(getPreview(page).getByText("Do you read the contract with me?")).toBeVisible();

    await openSection(page, "Name and photo");
    const [portrait = "", ...rest] = images;
    await page.locator("#main input[type=file]").first().setInputFiles(portrait);
    await page.getByRole("button", { name: "Use this photo" }).click();
    await expect(page.getByRole("button", { name: "Choose another" })).toHaveCount(1);
    await openSection(page, "Photos");
    await page.locator("#field-photos input[type=file]").setInputFiles(rest);
    const photos = page.locator("#field-photos").getByRole("row");
    await expect(photos.locator("img")).toHaveCount(11, { timeout: 60_000 });
    await photos.nth(1).getByRole("button", { name: "Move photo 2" }).click();
    await page.getByRole("menuitem", { name: "Earlier" }).click();
    await expect(page.getByText("Photo 2 is now photo 1 of 11.")).toBeAttached();
    await expectNoViolations(page);

    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("One thing is missing.");
    await expect(dialog.getByRole("button", { name: "Publish" })).toHaveCount(0);
    await expectNoViolations(page);
    await dialog.getByRole("link", { name: "Agree to the terms" }).last().click();
    for (const item of await page.getByRole("checkbox", { name: /^Required/ }).all())
      await item.check();
    await page.getByRole("button", { name: "Agree and continue" }).click();
    // The editor publishes at once, for the first time.
    await expect(page).toHaveURL(`${product.url}/en/dana-first/admin/live`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your website is live");
    await expect(page.getByText("Updated successfully.")).toBeVisible();

    await page.goto("/en/dana-first");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Dana Park");
    await expect(page.getByText("Your day first, then the house.")).toBeVisible();
    await expect(page.getByText("Line by line.")).toBeAttached();
    const stored = await getOwnProfile({ http: admin.http, realtor });
    expect(stored.photos).toHaveLength(24);
    expect(stored).toMatchObject({ salesCount: 1184, lastYearSalesTotal: 4_820_000 });
  },
);

test(
  "edits, previews, saves and publishes by keyboard on a phone",
  extended,
  async ({ page, product }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    const agent = await createAgent(product.backendUrl);
    await openEditor(page, agent);
    const press = async (target: Locator, key = "Enter") => {
      await tabTo(page, target);
      await page.keyboard.press(key);
    };
    await expectNoViolations(page);
    await press(page.getByRole("button", { name: /^Name and photo/ }));
    await expectNoViolations(page);
    await press(page.getByRole("link", { name: /^Areas/ }));
    await expect(page.locator("#section-title")).toBeFocused();
    await tabTo(page, page.getByRole("combobox", { name: "Add an area" }));
    await page.keyboard.type("Tustin");
    // The first option is North Tustin.
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("row", { name: /^Tustin/ })).toBeVisible();
    await press(page.getByRole("button", { name: "Change the order" }));
    const order = page.getByRole("grid", { name: "Change the order" });
    await tabTo(page, order.getByRole("row", { name: /^Irvine/ }));
    await page.keyboard.press("ArrowDown");
    await press(order.getByRole("button", { name: "Move Tustin, CA earlier" }));
    await expect(page.getByText("Tustin, CA: position 1 of 2.")).toBeAttached();
    await expect(order.getByRole("button", { name: "Move Tustin, CA earlier" })).toBeFocused();
    await expectNoViolations(page);

    await page.keyboard.press("Control+z");
    await expect(order.getByRole("row").first()).toHaveAccessibleName(/^Irvine/);
    await press(page.getByRole("button", { name: "Preview", exact: true }));
    await expect(getPreview(page).locator("html")).toHaveAttribute("lang", "en");
    await expect(getPreview(page).locator("#regions")).toContainText("Tustin");
    await expectNoViolations(page);
    await press(page.getByRole("button", { name: "Publish", exact: true }));
    await expect(page.getByText("Updated successfully.")).toBeVisible();
    expect((await getOwnProfile(agent)).activityRegion).toHaveLength(2);
  },
);
