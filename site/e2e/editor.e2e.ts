import type { Page } from "@playwright/test";
import { updateRealtor } from "@realtor/api/loaning";
import { storeSession, openEditor, openSection } from "./editor-page.ts";
import { findA11yViolations } from "./find-a11y-violations.ts";
import { expect, test } from "./fixtures.ts";
import { createAgent, getOwnProfile } from "./create-agent.ts";
import { endSession, signIn, getStored } from "./sign-in-form.ts";

const about = "Your story";
/** The same field in lists of changes. */
const aboutEnglish = "About (English)";

/** In the header, or in the footer on phones. */
const savedNote = (page: Page) => page.getByText(/^Saved at/).filter({ visible: true });

test("saves a draft without changing the live page until it is published", async ({
  page,
  product,
  browser,
}) => {
  const agent = await createAgent(product.backendUrl);
  const { desiredUrl: slug } = agent.realtor;
  await openEditor(page, agent, "about");
  await page.getByLabel(about).fill("Only saved.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status", { name: "Notifications" })).toContainText(
    "Updated successfully.",
  );
  await expect(savedNote(page)).toBeVisible();

  const visitor = await (await browser.newContext({ baseURL: product.url })).newPage();
  await visitor.goto(`/en/${slug}`);
  await expect(visitor.locator("#about")).toContainText("line by line");
  await page.reload();
  await expect(page.getByLabel(about)).toHaveValue("Only saved.");
  await expect(page.getByText("Changes not published yet").filter({ visible: true })).toBeVisible();

  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.getByRole("status", { name: "Notifications" })).toContainText("is live");
  await visitor.reload();
  await expect(visitor.locator("#about")).toContainText("Only saved.");
  expect(await getOwnProfile(agent)).not.toHaveProperty("draft");
  await visitor.context().close();
});

test("lists invalid fields, does not save and keeps their values", async ({ page, product }) => {
  const agent = await createAgent(product.backendUrl);
  const { desiredUrl: slug, id } = agent.realtor;
  await openEditor(page, agent, "stats");
  await page.getByLabel("Career start date").fill("2091-03-14");
  await openSection(page, "Web address");
  await page.getByLabel("Web address").fill("nora vale 2");
  await page.getByLabel("Your own domain").fill("nowhere");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const summary = page.getByRole("alert").filter({ hasText: "3 items need attention." });
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: "Web address" }).click();
  await expect(page.getByLabel("Web address")).toBeFocused();
  await expect(page.getByLabel("Web address")).toHaveValue("nora vale 2");
  await expect(page.getByText("Use letters, underscore and hyphen only.")).toBeVisible();
  const sections = page.getByRole("navigation", { name: "Sections" });
  await expect(sections.getByRole("link", { name: /^Your numbers/ })).toContainText(
    "Needs attention",
  );
  expect(await findA11yViolations(page, { without: "iframe" })).toEqual([]);

  await page.getByLabel("Web address").fill("grace-kim");
  await expect(page.getByText("This address is taken. Choose another one.")).toBeVisible();
  await page.getByLabel("Web address").fill(slug);
  await page.getByLabel("Your own domain").fill("");
  await openSection(page, "Your numbers");
  await page.getByLabel("Career start date").fill("2011-03-14");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(savedNote(page)).toBeVisible();
  expect(await getOwnProfile(agent)).toMatchObject({
    id,
    draft: { changes: { careerStart: "2011-03-14" } },
  });
});

test("undoes and redoes changes across sections", async ({ page, product }) => {
  const agent = await createAgent(product.backendUrl);
  await openEditor(page, agent, "about");
  await page.getByLabel(about).fill("One.");
  await openSection(page, "Look");
  await page.getByText("Editorial", { exact: true }).click();
  await page.getByLabel("Dark first screen").check();
  await page.keyboard.press("Control+z");
  await expect(page.getByLabel("Dark first screen")).not.toBeChecked();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("radio", { name: "Portrait" })).toBeChecked();
  await page.keyboard.press("Control+z");
  await openSection(page, "About you");
  await expect(page.getByLabel(about)).toHaveValue("I read the contract with you, line by line.");
  await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Control+Shift+z");
  await expect(page.getByLabel(about)).toHaveValue("One.");
});

test("offers a merge when the profile was saved elsewhere", async ({
  page,
  product,
  consoleErrors,
}) => {
  const agent = await createAgent(product.backendUrl);
  const { id, updatedAt } = agent.realtor;
  await openEditor(page, agent, "about");
  await page.getByLabel(about).fill("Mine.");
  await openSection(page, "Contact");
  await page.getByLabel("Email").fill("mine@example.com");
  await updateRealtor(agent.http, id, {
    updatedAt,
    aboutMeEn: "Theirs.",
    kakaoLink: "https://pf.example.com/theirs",
  });

  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("This website was changed elsewhere too");
  await expect(dialog).toContainText("KakaoTalk channel link");
  const choice = dialog.getByRole("group", { name: aboutEnglish });
  await expect(choice.getByRole("radio", { name: "Mine" })).toBeChecked();
  await choice.getByRole("radio", { name: "Saved meanwhile" }).check();
  await dialog.getByRole("button", { name: "Join" }).click();
  await expect(page.getByLabel("KakaoTalk channel link")).toHaveValue(
    "https://pf.example.com/theirs",
  );
  await expect(page.getByLabel("Email")).toHaveValue("mine@example.com");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(savedNote(page)).toBeVisible();
  expect(await getOwnProfile(agent)).toMatchObject({
    aboutMeEn: "Theirs.",
    draft: { changes: { email: "mine@example.com" } },
  });
  expect(consoleErrors.splice(0).join()).toContain("409"); // logged by the browser
});

test("recovers unsaved work after a crash", async ({ browser, product }) => {
  const agent = await createAgent(product.backendUrl);
  const context = await browser.newContext({ baseURL: product.url });
  const lost = await context.newPage();
  await openEditor(lost, agent, "about");
  await lost.getByLabel(about).fill("Written before the crash.");
  await expect
    .poll(() => lost.evaluate(() => JSON.stringify(localStorage)), { timeout: 15_000 })
    .toContain("Written before the crash.");
  // A crash fires no unload events.
  const session = await context.newCDPSession(lost);
  const crashed = lost.waitForEvent("crash");
  void session.send("Page.crash").catch(() => undefined);
  await crashed;

  const page = await context.newPage();
  await openEditor(page, agent, "about");
  await expect(page.getByLabel(about)).toHaveValue("Written before the crash.");
  await expect(page.getByText("Your unsaved work is back.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(page.getByLabel(about)).toHaveValue("I read the contract with you, line by line.");
  await context.close();
});

test("asks to sign in again in a dialog when the session expires", async ({
  page,
  product,
  consoleErrors,
}) => {
  const agent = await createAgent(product.backendUrl);
  await openEditor(page, agent, "about");
  await page.getByLabel(about).fill("Typed before the session ended.");
  const token = await getStored(page, "accessToken");
  await endSession(product, token);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Your session has ended.");
  await signIn(dialog, agent.email);
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(about)).toHaveValue("Typed before the session ended.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(savedNote(page)).toBeVisible();
  expect(consoleErrors.splice(0).join()).toContain("401"); // logged by the browser
});

test("confirms before discarding unsaved changes", async ({ page, product }) => {
  const agent = await createAgent(product.backendUrl);
  const { desiredUrl: slug } = agent.realtor;
  await openEditor(page, agent, "about");
  await page.getByLabel(about).fill("Given up.");
  await page.getByRole("link", { name: "Back to list" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("1 unsaved change will be lost.");
  await dialog.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel(about)).toHaveValue("Given up.");
  await page.getByRole("link", { name: "Back to list" }).click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/en\/admin$/);
  await page.goto(`/en/${slug}/admin#about`);
  await expect(page.getByLabel(about)).toHaveValue("I read the contract with you, line by line.");
});

test("previews an import and round-trips an export", async ({ page, product }) => {
  const agent = await createAgent(product.backendUrl, { futureKey: { unknown: [1, 2] } });
  const { id } = agent.realtor;
  await openEditor(page, agent, "about");
  const choose = async (item: string) => {
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  const download = page.waitForEvent("download");
  await choose("Export");
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${id}-Nora-Vale.json`);
  const stream = await file.createReadStream();
  const exported = JSON.parse((await stream.toArray()).join("")) as Record<string, unknown>; // the export of this site
  expect(exported["futureKey"]).toEqual({ unknown: [1, 2] });

  const dialog = page.getByRole("dialog");
  const selectFile = async (name: string, content: string) => {
    await dialog
      .locator("input[type=file]")
      .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(content) });
  };
  await choose("Import");
  for (const [content, message] of [
    ["not JSON", "This file cannot be read."],
    [`${"[".repeat(5000)}${"]".repeat(5000)}`, "This file cannot be read."],
    ["x".repeat(2 * 1024 * 1024 + 1), "larger than 2 MB"],
    [JSON.stringify({ ...exported, salesCount: "many" }), "Homes sold: Enter a number"],
    [JSON.stringify({ ...exported, licenseNumber: "" }), "A license number is needed."],
    [`{"__proto__":{"isAdmin":true},"desiredUrl":5}`, "This file cannot be read."],
  ] as const) {
    await selectFile("wrong.json", content);
    await expect(dialog.getByRole("alert")).toContainText(message);
    await expect(dialog.getByRole("button", { name: "Replace with this" })).toBeDisabled();
  }
  await selectFile("right.json", JSON.stringify({ ...exported, aboutMeEn: "From the file." }));
  const row = dialog.getByRole("row", { name: /^About \(English\)/ });
  await expect(row).toContainText("line by line");
  await expect(row).toContainText("From the file.");
  await dialog.getByRole("button", { name: "Replace with this" }).click();
  await expect(page.getByText(`Import finished for realtor ID ${id}.`)).toBeVisible();
  await expect(page.getByLabel(about)).toHaveValue("From the file.");
  expect(await getOwnProfile(agent)).toMatchObject({
    aboutMeEn: "From the file.",
    futureKey: { unknown: [1, 2] },
  });

  // Restores the previous version into the form.
  await choose("Versions");
  await dialog.getByRole("button", { name: "Compare" }).first().click();
  await expect(dialog.getByRole("row", { name: new RegExp("^About") })).toContainText(
    "line by line",
  );
  await dialog.getByRole("button", { name: "Restore this version" }).click();
  await expect(page.getByLabel(about)).toHaveValue("I read the contract with you, line by line.");
});

test("deletes a homepage after its slug was entered", async ({ page, product }) => {
  const agent = await createAgent(product.backendUrl);
  const { desiredUrl: slug } = agent.realtor;
  await openEditor(page, agent);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Delete website" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Web address").fill(slug.slice(0, -1));
  await expect(dialog.getByRole("button", { name: "Delete" })).toBeDisabled();
  await dialog.getByLabel("Web address").fill(slug);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/en\/admin$/);
  const response = await page.request.get(`/en/${slug}`);
  expect(response.status()).toBe(404);
});

test("denies editing another agent's homepage", async ({ page, product, consoleErrors }) => {
  const agent = await createAgent(product.backendUrl);
  await storeSession(page, agent);
  await page.goto("/en/grace-kim/admin");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("belongs to somebody else");
  await page.goto("/en/no-such-agent/admin");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("There is no website");
  expect(consoleErrors.splice(0).join()).toContain("404"); // logged by the browser
});
