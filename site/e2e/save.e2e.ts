import { createAgent, getOwnProfile } from "./fixtures/create-agent.ts";
import { expectDraft, getPreview, getState, openEditor, publish } from "./fixtures/editor-page.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { getFormShare } from "./fixtures/get-form-share.ts";
import { expect, test, extended } from "./fixtures/test.ts";
import { samplePassword } from "./fixtures/sign-in-by-api.ts";

test("saved changes are shown at once, and those of others denied", async ({ product }) => {
  const getPage = async () => (await fetch(`${product.url}/yuna-lee`)).text();
  const getProfile = async () => (await fetch(`${product.url}/v1/realtor/yuna-lee`)).json();
  const signIn = async (email: string) => {
    const response = await fetch(`${product.url}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: samplePassword }),
    });
    expect(response.status).toBe(200);
    return response.headers.get("set-auth-token");
  };
  const profile = await getProfile();
  const save = (token: string | null, tagline: string) =>
    fetch(`${product.url}/v1/realtor/${profile.id}`, {
      method: "PATCH",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({
        updatedAt: profile.updatedAt,
        presentation: { ...profile.presentation, taglineKr: tagline },
      }),
    });

  expect((await save(await signIn("grace-kim@example.com"), "남의 홈페이지")).status).toBe(403);
  // Not the page: its listings are as of another minute.
  expect(await getProfile()).toEqual(profile);
  expect(await getPage()).toContain(profile.presentation.taglineKr);
  expect((await save(await signIn("yuna-lee@example.com"), "새로 적은 문장입니다")).status).toBe(
    200,
  );
  const after = await getPage();
  expect(after).toContain("새로 적은 문장입니다");
  expect(after).not.toContain("남의 홈페이지");
});

const sizes = [
  { width: 720, height: 450 },
  // A phone with its keyboard open.
  { width: 390, height: 508 },
];

for (const viewport of sizes)
  test(
    `leaves 60 % of ${viewport.width} x ${viewport.height} to the form`,
    extended,
    async ({ page, product }) => {
      await page.setViewportSize(viewport);
      const agent = await createAgent(product.backendUrl);
      await openEditor(page, agent, "about");
      await page.getByLabel("Your story").fill("Typed with little room.");
      await expect(getState(page, "1 change not live yet")).toBeVisible();
      await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeInViewport();
      const share = await page.evaluate(getFormShare);
      expect(share).toBeLessThan(0.9);
      expect(share).toBeGreaterThanOrEqual(0.6);
      expect(await findA11yViolations(page, { without: "iframe" })).toEqual([]);
    },
  );

test("scrolls its bars out of view at 400 % zoom", extended, async ({ page, product }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const agent = await createAgent(product.backendUrl);
  await openEditor(page, agent, "about");
  await page.getByLabel("Your story").focus();
  const bars = page.locator("[data-editor-bar]");
  await expect(bars).toHaveCount(1);
  await page.getByLabel("Your story").evaluate((field) => field.scrollIntoView());
  await expect(bars).not.toBeInViewport();
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toHaveCount(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});

test("publishing leads to what is missing", extended, async ({ page, product }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const agent = await createAgent(product.backendUrl, {
    isMakeHomepage: "N",
    licenseNumber: "",
    photos: [],
  });
  await openEditor(page, agent, "about");
  await expect(getState(page, "Draft")).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const check = page.getByRole("dialog", { name: "Before you publish" });
  await expect(check).toContainText("Two things are missing.");
  await expect(check).toContainText("4 others are done");
  expect(await findA11yViolations(page, { without: "iframe" })).toEqual([]);
  // No inner scroll.
  const overflows = await check.evaluate((panel) =>
    [...panel.querySelectorAll("*")].some(
      ({ scrollHeight, clientHeight }) => clientHeight > 300 && scrollHeight > clientHeight,
    ),
  );
  expect(overflows).toBe(false);
  await check.getByRole("button", { name: "Add the license number" }).last().click();
  await expect(check).toBeHidden();
  await expect(page.getByLabel("License number", { exact: true })).toBeFocused();
});

test("publishing first leads to sharing", extended, async ({ page, product }) => {
  const agent = await createAgent(product.backendUrl, { isMakeHomepage: "N" });
  const { desiredUrl } = agent.realtor;
  await openEditor(page, agent, "about");
  await page.getByLabel("Your story").fill("Line by line.");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page).toHaveURL(`${product.url}/en/${desiredUrl}/admin/live`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your website is live");
  const success = page.getByRole("status").filter({ hasText: "Updated successfully." });
  await expect(success).toBeVisible();
  expect(await findA11yViolations(page, { without: "iframe" })).toEqual([]);
  expect((await getOwnProfile(agent)).aboutMeEn).toBe("Line by line.");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(success).toHaveCount(0);

  // Later publications stay in the editor.
  await openEditor(page, agent, "about");
  await page.getByLabel("Your story").fill("Every line.");
  await publish(page);
  await expect(success).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/${desiredUrl}/admin#about$`));
});

test("publishes, and offers the link until the next change", async ({ page, product }) => {
  const agent = await createAgent(product.backendUrl);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openEditor(page, agent, "about");
  await page.getByLabel("Your story").fill("Now live.");
  await publish(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${product.url}/${agent.realtor.desiredUrl}`,
  );
  const view = page.getByRole("link", { name: "View", exact: true });
  await expect(view).toHaveAttribute("href", `/en/${agent.realtor.desiredUrl}`);
  await page.getByLabel("Your story").fill("Now live, and changed.");
  await expect(getState(page, "1 change not live yet")).toBeVisible();
  await expect(view).toBeHidden();
});

test(
  "keeps what is typed offline and publishes when the connection is back",
  extended,
  async ({ page, product, consoleErrors }) => {
    const agent = await createAgent(product.backendUrl);
    await openEditor(page, agent, "about");
    await page.getByLabel("Your story").fill("Before.");
    await expectDraft(agent, { aboutMeEn: "Before." });
    // The preview has loaded its files.
    await expect(getPreview(page).getByText("Before.")).toBeVisible();
    await page.context().setOffline(true);
    await page.getByLabel("Your story").fill("Typed offline.");
    await expect(getState(page, "Offline. Saved on this device.")).toBeVisible();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(getState(page, "We’ll publish when you’re online.")).toBeVisible();
    await page.context().setOffline(false);
    await expect(getState(page, "Published just now")).toBeVisible();
    expect((await getOwnProfile(agent)).aboutMeEn).toBe("Typed offline.");
    for (const text of consoleErrors.splice(0)) expect(text).toMatch(/ERR_INTERNET_DISCONNECTED/);
  },
);
