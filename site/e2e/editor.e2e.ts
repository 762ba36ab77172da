import { updateRealtor } from "@realtor/api/loaning";
import {
  expectDraft,
  getState,
  openEditor,
  openSection,
  publish,
  storeSession,
} from "./fixtures/editor-page.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { expect, test, extended } from "./fixtures/test.ts";
import { createAgent, getOwnProfile } from "./fixtures/create-agent.ts";
import { signInByApi } from "./fixtures/sign-in-by-api.ts";
import { endSession, signIn, getStored } from "./fixtures/sign-in-form.ts";
import { typeParts } from "./fixtures/type-parts.ts";

const about = "Your story";
/** The same field in lists of changes. */
const aboutEnglish = "About (English)";

test("saves a draft without changing the live page until it is published", async ({
  page,
  product,
  browser,
}) => {
  const agent = await createAgent(product.backendUrl);
  const { desiredUrl: slug } = agent.realtor;
  await openEditor(page, agent, "about");
  await expect(getState(page, "Everything is live")).toBeVisible();
  await page.getByLabel(about).fill("Only saved.");
  await expect(getState(page, "1 change not live yet")).toBeVisible();
  await expectDraft(agent, { aboutMeEn: "Only saved." });

  const visitor = await (await browser.newContext({ baseURL: product.url })).newPage();
  await visitor.goto(`/en/${slug}`);
  await expect(visitor.locator("#about")).toContainText("line by line");
  await page.reload();
  await expect(page.getByLabel(about)).toHaveValue("Only saved.");
  await expect(getState(page, "1 change not live yet")).toBeVisible();

  await publish(page);
  await expect(page.getByRole("status", { name: "Notifications" })).toContainText(
    "Updated successfully.",
  );
  await page.reload();
  await expect(getState(page, "Everything is live")).toBeVisible();
  await visitor.reload();
  await expect(visitor.locator("#about")).toContainText("Only saved.");
  expect(await getOwnProfile(agent)).not.toHaveProperty("draft");
  await visitor.context().close();
});

test("the editor lists invalid fields on publishing", extended, async ({ page, product }) => {
  const agent = await createAgent(product.backendUrl);
  const { desiredUrl: slug } = agent.realtor;
  await openEditor(page, agent, "stats");
  const careerStart = page.getByRole("group", { name: "Career start date" });
  await typeParts(careerStart, "03142091");
  await openSection(page, "Contact");
  await page.getByLabel("Email").fill("valid@example.com");
  await openSection(page, "Web address");
  await page.getByRole("textbox", { name: "Web address" }).fill("nora vale 2");
  await page.getByLabel("Your own domain").fill("nowhere");
  await expectDraft(agent, { email: "valid@example.com" });
  expect((await getOwnProfile(agent)).draft?.changes).not.toHaveProperty("careerStart");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const summary = page.getByRole("alert").filter({ hasText: "3 items need attention." });
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: "Web address" }).click();
  await expect(page.getByRole("textbox", { name: "Web address" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Web address" })).toHaveValue("nora vale 2");
  await expect(page.getByText(/^Use letters, hyphens, and underscores only/)).toBeVisible();
  const sections = page.getByRole("navigation", { name: "Sections" });
  await expect(sections.getByRole("link", { name: /^Your numbers/ })).toContainText(
    "Needs attention",
  );
  expect(await findA11yViolations(page, { without: "iframe" })).toEqual([]);

  await page.getByRole("textbox", { name: "Web address" }).fill("grace-kim");
  await expect(page.getByText("That address is taken. How about one of these?")).toBeVisible();
  await page.getByRole("textbox", { name: "Web address" }).fill(slug);
  await page.getByLabel("Your own domain").fill("");
  await openSection(page, "Your numbers");
  await typeParts(careerStart, "03142011");
  await expectDraft(agent, { careerStart: "2011-03-14", email: "valid@example.com" });
});

test("the editor undoes and redoes across sections", extended, async ({ page, product }) => {
  const agent = await createAgent(product.backendUrl);
  await openEditor(page, agent, "about");
  await page.getByLabel(about).fill("One.");
  await openSection(page, "Design");
  await page.getByRole("radio", { name: "Editorial" }).check();
  await page.getByLabel("Dark top of page").check();
  await page.keyboard.press("Control+z");
  await expect(page.getByLabel("Dark top of page")).not.toBeChecked();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("radio", { name: "Portrait" })).toBeChecked();
  await page.keyboard.press("Control+z");
  await openSection(page, "About you");
  await expect(page.getByLabel(about)).toHaveValue("I read the contract with you, line by line.");
  await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Control+Shift+z");
  await expect(page.getByLabel(about)).toHaveValue("One.");
});

test(
  "offers both values when a field was changed on two devices",
  extended,
  async ({ page, product, consoleErrors }) => {
    const agent = await createAgent(product.backendUrl);
    const { id, updatedAt } = agent.realtor;
    await openEditor(page, agent, "about");
    await updateRealtor(agent.http, id, {
      updatedAt,
      aboutMeEn: "Theirs.",
      kakaoLink: "https://pf.example.com/theirs",
    });
    await page.getByLabel(about).fill("Mine.");
    const dialog = page.getByRole("dialog", { name: "You changed this on two devices" });
    await expect(dialog).toBeVisible();
    const choice = dialog.getByRole("radiogroup", { name: aboutEnglish });
    // The newer value.
    await expect(choice.getByRole("radio", { name: /^Mine\. On this device/ })).toBeChecked();
    expect(await findA11yViolations(page, { without: "iframe" })).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();

    // The other fields are saved meanwhile.
    await openSection(page, "Contact");
    await expect(page.getByLabel("KakaoTalk channel link")).toHaveValue(
      "https://pf.example.com/theirs",
    );
    await page.getByLabel("Email").fill("mine@example.com");
    await expectDraft(agent, { email: "mine@example.com" });
    expect((await getOwnProfile(agent)).draft?.changes).not.toHaveProperty("aboutMeEn");
    await page.reload();
    await expect(page.locator("#section-title")).toBeVisible();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Changed on two devices" }).click();
    await choice.getByRole("radio", { name: /^Theirs\. On your other device/ }).check();
    await dialog.getByRole("button", { name: "Keep these" }).click();
    await expect(getState(page, "1 change not live yet")).toBeVisible();
    await openSection(page, "About you");
    await expect(page.getByLabel(about)).toHaveValue("Theirs.");
    expect(await getOwnProfile(agent)).toMatchObject({
      aboutMeEn: "Theirs.",
      draft: { changes: { email: "mine@example.com" } },
    });
    expect(consoleErrors.splice(0).join()).toContain("409"); // logged by the browser
  },
);

test("recovers work without connection after a crash", async ({ browser, product }) => {
  const agent = await createAgent(product.backendUrl);
  const context = await browser.newContext({ baseURL: product.url });
  const lost = await context.newPage();
  await openEditor(lost, agent, "about");
  // A crashed page cannot be put online again.
  await lost.route("**/v1/realtor/*", (route) => route.abort("internetdisconnected"));
  await lost.getByLabel(about).fill("Written before the crash.");
  await expect(getState(lost, "Offline. Saved on this device.")).toBeVisible();
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

test(
  "opens the sign-in dialog when the session expires",
  extended,
  async ({ page, product, consoleErrors }) => {
    const agent = await createAgent(product.backendUrl);
    await openEditor(page, agent, "about");
    const token = await getStored(page, "accessToken");
    // No earlier request may open the dialog: it would have the focus when the text is typed.
    let isEnded = false;
    await page.route("**/v1/realtor/*", async (route) => {
      if (route.request().method() === "PATCH" && !isEnded) {
        isEnded = true;
        await endSession(product, token);
      }
      await route.continue();
    });
    await page.getByLabel(about).fill("Typed after the session ended.");
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("Your session expired.");
    await expect(dialog.getByLabel("Email")).toHaveValue(agent.email);
    await signIn(dialog, agent.email);
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel(about)).toHaveValue("Typed after the session ended.");
    const { http } = await signInByApi(product.backendUrl, agent.email);
    await expectDraft({ ...agent, http }, { aboutMeEn: "Typed after the session ended." });
    expect(consoleErrors.splice(0).join()).toContain("401"); // logged by the browser
  },
);

test(
  "saves when the page is left at once, without a dialog",
  extended,
  async ({ page, product }) => {
    const agent = await createAgent(product.backendUrl);
    await openEditor(page, agent, "about");
    await page.getByLabel(about).fill("Typed just before leaving.");
    await page.getByRole("link", { name: "Built for Realtors" }).click();
    await expect(page).toHaveURL(/\/en$/);
    await expectDraft(agent, { aboutMeEn: "Typed just before leaving." });
  },
);

test("previews an import and round-trips an export", extended, async ({ page, product }) => {
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
    ["not JSON", "We couldn’t read this file."],
    [`${"[".repeat(5000)}${"]".repeat(5000)}`, "We couldn’t read this file."],
    ["x".repeat(2 * 1024 * 1024 + 1), "larger than 2 MB"],
    [JSON.stringify({ ...exported, salesCount: "many" }), "Homes sold: Enter a number"],
    [JSON.stringify({ ...exported, licenseNumber: "" }), "A license number is required."],
    [`{"__proto__":{"isAdmin":true},"desiredUrl":5}`, "We couldn’t read this file."],
  ] as const) {
    await selectFile("wrong.json", content);
    await expect(dialog.getByRole("alert")).toContainText(message);
    await expect(dialog.getByRole("button", { name: "Replace with this" })).toBeDisabled();
  }
  await selectFile("right.json", JSON.stringify({ ...exported, aboutMeEn: "From the file." }));
  const row = dialog.getByRole("row", { name: /^About \(English\)/ });
  await expect(row).toContainText("line by line");
  await expect(row).toContainText("From the file.");
  expect(await findA11yViolations(page, { without: "iframe" })).toEqual([]);
  await dialog.getByRole("button", { name: "Replace with this" }).click();
  await expect(page.getByText(`Import finished for realtor ID ${id}.`)).toBeVisible();
  await expect(page.getByLabel(about)).toHaveValue("From the file.");
  expect(await getOwnProfile(agent)).toMatchObject({
    aboutMeEn: "From the file.",
    futureKey: { unknown: [1, 2] },
  });

  // What was there before the import is a version.
  await choose("Versions");
  await page.getByRole("button", { name: "Restore this version" }).click();
  await expect(page.getByText("This is your current version.")).toBeVisible();
  await page.getByRole("link", { name: "Back to editing" }).first().click();
  await openSection(page, "About you");
  await expect(page.getByLabel(about)).toHaveValue("I read the contract with you, line by line.");
});

test("deletes a homepage after its slug was entered", extended, async ({ page, product }) => {
  const agent = await createAgent(product.backendUrl);
  const { desiredUrl: slug } = agent.realtor;
  await openEditor(page, agent);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Delete website" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Web address").fill(slug.slice(0, -1));
  await expect(dialog.getByRole("button", { name: "Delete" })).toBeDisabled();
  expect(await findA11yViolations(page, { without: "iframe" })).toEqual([]);
  await dialog.getByLabel("Web address").fill(slug);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/en\/admin$/);
  await expect(page.getByText("Deleted successfully.")).toBeVisible();
  const response = await page.request.get(`/en/${slug}`);
  expect(response.status()).toBe(410);
});

test(
  "denies editing another agent's homepage",
  extended,
  async ({ page, product, consoleErrors }) => {
    const agent = await createAgent(product.backendUrl);
    await storeSession(page, agent);
    await page.goto("/en/grace-kim/admin");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("You don’t have access");
    await page.goto("/en/no-such-agent/admin");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("There’s no website");
    expect(consoleErrors.splice(0).join()).toContain("404"); // logged by the browser
  },
);
