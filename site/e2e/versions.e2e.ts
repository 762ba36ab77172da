import { getVersion, listVersions, updateRealtor } from "@realtor/api/loaning";
import type { Locator, Page } from "@playwright/test";
import { createAgent, getOwnProfile, type TestAgent } from "./fixtures/create-agent.ts";
import {
  expectDraft,
  getState,
  openEditor,
  openSection,
  publish,
  storeSession,
  tabTo,
} from "./fixtures/editor-page.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { expect, test, extended } from "./fixtures/test.ts";
import { openSession } from "./fixtures/sign-in-by-api.ts";

const photos = ["interior-kitchen-island", "interior-living-room"].map((name) => ({
  path: "gallery" as const,
  imageType: "fullsize" as const,
  url: `/media/samples/${name}.jpg`,
}));

/** A published website with a former color and template, two photos, and a draft by staff. */
async function createVersions(backendUrl: string): Promise<TestAgent> {
  const agent = await createAgent(backendUrl, {
    presentation: { template: "panorama", taglineEn: "Homes in Irvine." },
    designMainColor: "#1F3A5F",
  });
  const { http, realtor } = agent;
  const admin = await openSession(backendUrl, "admin@example.com");
  let { updatedAt } = realtor;
  const save = async (changes: object, by = http) => {
    ({ updatedAt } = await updateRealtor(by, realtor.id, { updatedAt, ...changes }));
  };
  const presentation = { template: "portrait", taglineEn: "I ask about your day first." };
  await save({ designMainColor: "#0F5C4A", presentation });
  const all = [...(realtor.photos ?? []), ...photos];
  await save({ contactPhone: "949-555-0144", photos: all });
  await save({ draft: { changes: { aboutMeEn: "Before I show a house I ask." } } }, admin.http);
  return agent;
}

async function openVersions(page: Page, agent: TestAgent): Promise<void> {
  await storeSession(page, agent);
  await page.goto(`/en/${agent.realtor.desiredUrl}/admin/versions`);
  await expect(getRow(page, "What you’re editing now")).toBeVisible();
}

function getRow(page: Page, name: string | RegExp): Locator {
  return page.getByRole("row").filter({ has: page.locator("[data-version]"), hasText: name });
}

const frameOf = (page: Page, name: RegExp | string) =>
  page.getByRole("region", { name }).frameLocator("iframe");

test("are compared, restored in one step, taken back, and published from the editor", async ({
  page,
  product,
}) => {
  const agent = await createAgent(product.backendUrl, { aboutMeEn: "The first text." });
  await openEditor(page, agent, "about");
  await page.getByLabel("Your story").fill("The second text.");
  await publish(page);
  await openSection(page, "Contact");
  await page.getByLabel("Phone number", { exact: false }).first().fill("949-555-0177");
  await page.getByRole("button", { name: "More", exact: true }).click();
  // What was typed a moment ago is in the list.
  await page.getByRole("menuitem", { name: "Versions" }).click();
  await expect(page).toHaveTitle("Versions");
  const now = getRow(page, "What you’re editing now");
  await expect(now).toContainText("by you");
  await expect(now).toContainText("1 change not live yet");
  await expect(getRow(page, "About text (English)")).toContainText("Live now");

  await getRow(page, "First version of the website").click();
  await expect(page.getByText("Different: phone number and about text (English)")).toBeVisible();
  await expect(frameOf(page, "Now").getByText("The second text.")).toBeVisible();
  await expect(frameOf(page, /^\w{3} \d+, /).getByText("The first text.")).toBeVisible();
  await page.getByRole("button", { name: /^Every difference/ }).click();
  const table = page.getByRole("table", { name: "Differences" });
  await expect(table.getByRole("row", { name: /949-555-0177/ })).toBeVisible();

  await page.getByRole("button", { name: "Restore this version" }).click();
  const toast = page.getByRole("status").filter({ hasText: "Restored" });
  await expect(toast).toBeVisible();
  await expect(now).toContainText("1 change not live yet");
  await expect(frameOf(page, "Now").getByText("The first text.")).toBeVisible();
  await expect(page.getByText("This is your current version.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Back to editing" })).toBeFocused();
  // Visitors still see what was published, and what she had is in the list.
  const restored = await getOwnProfile(agent);
  expect(restored).toMatchObject({ aboutMeEn: "The second text.", isMakeHomepage: "Y" });
  expect(restored.draft?.changes).toMatchObject({ aboutMeEn: "The first text." });
  await getRow(page, "Phone number").click();
  await expect(page.getByText("Different: phone number and about text (English)")).toBeVisible();

  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Change undone" })).toBeVisible();
  await expectDraft(agent, { contactPhone: "949-555-0177" });
  expect((await getOwnProfile(agent)).draft?.changes).not.toHaveProperty("aboutMeEn");
  await expect(getRow(page, "Phone number")).toHaveCount(0);

  await getRow(page, "First version of the website").click();
  await page.getByRole("button", { name: "Restore this version" }).click();
  await expect(page.getByText("This is your current version.")).toBeVisible();
  await page.getByRole("link", { name: "Back to editing" }).first().click();
  await expect(getState(page, "1 change not live yet")).toBeVisible();
  await publish(page);
  expect(await getOwnProfile(agent)).toMatchObject({ aboutMeEn: "The first text." });
});

test(
  "versions are sentences with author, time and marks, and the pages scroll together",
  extended,
  async ({ page, product }) => {
    const agent = await createVersions(product.backendUrl);
    await openVersions(page, agent);
    await expect(page.locator("[data-version]")).toContainText([
      /^What you’re editing now.*by our staff · .*1 change not live yet$/,
      /^Phone number and 2 photos.*by you · .*Live now$/,
      /^Color, design, and opening sentence \(English\).*Published$/,
      /^First version of the website.*Published$/,
    ]);
    await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
    // Loading the version starts a transition of the button's background.
    await expect(page.getByRole("button", { name: "Restore this version" })).toBeEnabled();
    // Once they are shown, the pages cannot be focused.
    for (const frame of await page.locator("iframe").all())
      await expect(frame.contentFrame().locator("body[inert]")).toBeAttached();
    expect(await findA11yViolations(page)).toEqual([]);

    await getRow(page, "First version of the website").click();
    const [then, now] = [frameOf(page, /^\w{3} \d+, /), frameOf(page, "Now")];
    await expect(then.getByText("Homes in Irvine.")).toBeVisible();
    await expect(now.getByText("I ask about your day first.")).toBeVisible();
    const topOf = (frame: typeof now) =>
      frame.locator("html").evaluate((root) => root.ownerDocument.defaultView?.scrollY ?? 0);
    await page.getByRole("group", { name: /^Pages\./ }).focus();
    await page.keyboard.press("PageDown");
    await expect.poll(() => topOf(now)).toBeGreaterThan(200);
    await expect.poll(() => topOf(then)).toBeGreaterThan(200);
    await page.keyboard.press("Home");
    await expect.poll(() => topOf(now)).toBe(0);
    // By the wheel over one page.
    await page.getByRole("region", { name: "Now" }).hover();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => topOf(now)).toBeGreaterThan(200);
    await expect.poll(() => topOf(then)).toBeGreaterThan(200);

    await page.getByRole("radio", { name: "한국어" }).check();
    await expect(now.locator("html")).toHaveAttribute("lang", "ko");
    await expect(then.locator("html")).toHaveAttribute("lang", "ko");
    // The group scrolls both pages: they and what is on them cannot be focused.
    await page.getByRole("group", { name: /^Pages\./ }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: /^Every difference/ })).toBeFocused();
  },
);

test("are chosen with the keyboard, which keeps the focus", extended, async ({ page, product }) => {
  const agent = await createVersions(product.backendUrl);
  await openVersions(page, agent);
  const first = getRow(page, "What you’re editing now");
  await tabTo(page, first);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const third = getRow(page, "Color, design");
  await expect(third).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(third).toBeFocused();
  await expect(third).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("End");
  await expect(getRow(page, "First version of the website")).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This is your current version.")).toBeVisible();
  // The address names the version.
  await page.reload();
  await expect(first).toHaveAttribute("aria-current", "true");
});

test("versions are shown fifty at a time", extended, async ({ page, product }) => {
  const agent = await createAgent(product.backendUrl);
  const { id } = agent.realtor;
  let { updatedAt } = agent.realtor;
  for (let salesCount = 1; salesCount <= 52; salesCount++)
    ({ updatedAt } = await updateRealtor(agent.http, id, { updatedAt, salesCount }));
  await storeSession(page, agent);
  await page.goto(`/en/${agent.realtor.desiredUrl}/admin/versions`);
  await expect(page.locator("[data-version]")).toHaveCount(50);
  await page.getByRole("button", { name: "Show earlier" }).click();
  await expect(page.locator("[data-version]")).toHaveCount(53);
  await expect(page.getByRole("button", { name: "Show earlier" })).toHaveCount(0);
  await expect(getRow(page, "First version of the website")).toBeVisible();
});

test("say what could not be restored", extended, async ({ page, product }) => {
  const missing = { path: "top", imageType: "fullsize", url: "/media/AAAAAAAAAAAAAAAAAAAAAA.jpg" };
  const agent = await createAgent(product.backendUrl);
  const { http, realtor } = agent;
  const kept = realtor.photos ?? [];
  const withMissing = await updateRealtor(http, realtor.id, {
    updatedAt: realtor.updatedAt,
    photos: [...kept, { ...missing, path: "top", imageType: "fullsize" }],
  });
  await updateRealtor(http, realtor.id, {
    updatedAt: withMissing.updatedAt,
    photos: kept,
    salesCount: 4,
  });
  await storeSession(page, agent);
  await page.goto(`/en/${realtor.desiredUrl}/admin/versions`);
  await getRow(page, /^Photo at the topby/).click();
  await page.getByRole("button", { name: "Restore this version" }).click();
  await expect(page.getByText("Restored without: photo at the top.")).toBeVisible();
  const [, version] = (await listVersions(http, realtor.id)).page;
  expect((await getVersion(http, realtor.id, version?.id ?? 0)).salesCount).toBe(4);
});

test(
  "of an agent are restored by staff, and are not for others",
  extended,
  async ({ page, product }) => {
    const agent = await createVersions(product.backendUrl);
    const admin = await openSession(product.backendUrl, "admin@example.com");
    const session = { token: admin.token, user: admin.user };
    await storeSession(page, { ...agent, session });
    await page.goto(`/en/${agent.realtor.desiredUrl}/admin/versions`);
    await expect(getRow(page, "What you’re editing now")).toContainText("by you");
    await expect(getRow(page, "Phone number and 2 photos")).toContainText("by Nora Vale");
    await getRow(page, "Phone number and 2 photos").click();
    await page.getByRole("button", { name: "Restore this version" }).click();
    const restored = getRow(page, "About text (English)");
    // The draft before it is a version too.
    await expect(restored).toHaveCount(2);
    await expect(restored.first()).toContainText("by you");
  },
);

test.describe("on a phone", extended, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("are a list, then one of two pages, by touch", async ({ page, product }) => {
    const agent = await createVersions(product.backendUrl);
    await openVersions(page, agent);
    expect(await findA11yViolations(page)).toEqual([]);
    await getRow(page, "Color, design").tap();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(/^Color, design/);
    await expect(heading).toBeFocused();
    const choice = page.getByRole("radiogroup", { name: "Which page" });
    await expect(frameOf(page, /^\w{3} \d+, /).getByText("I ask about")).toBeVisible();
    await expect(page.getByRole("region", { name: "Now" })).toBeHidden();
    await choice.getByRole("radio", { name: "Now" }).tap();
    await expect(page.getByRole("region", { name: "Now" })).toBeVisible();
    expect(await findA11yViolations(page)).toEqual([]);

    await page.getByRole("link", { name: "Back to the list" }).tap();
    await expect(getRow(page, "Color, design")).toBeFocused();
    await getRow(page, "First version of the website").tap();
    await page.getByRole("button", { name: "Restore this version" }).tap();
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect(page.getByText("Change undone")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Versions" })).toBeVisible();
    await page.getByRole("link", { name: "Back to editing" }).tap();
    await expect(getState(page, "1 change not live yet")).toBeVisible();
  });
});
