import type { FrameLocator, Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { getOwnProfile, type TestAgent } from "./create-agent.ts";

/** Opens the agent's editor in English at a section. */
export async function openEditor(page: Page, agent: TestAgent, section = "name"): Promise<void> {
  await storeSession(page, agent);
  await page.goto(`/en/${agent.realtor.desiredUrl}/admin#${section}`);
  await expect(page.locator("#section-title")).toBeVisible();
}

/** Stores the agent's session before the page loads, without a sign-in call. */
export async function storeSession(page: Page, { session }: TestAgent): Promise<void> {
  const { id, name, email, role } = session.user;
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { accessToken: session.token, userInfo: JSON.stringify({ id, name, email, role }) },
  );
}

/** The state of saving and publishing in the bar. */
export function getState(page: Page, text: string | RegExp): Locator {
  return page.locator("[data-status]").filter({ hasText: text, visible: true });
}

/** Publishes with the button of the bar, and waits for the result. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(getState(page, "Published just now")).toBeVisible();
}

/** Waits until the service has stored these values as the draft of a published homepage. */
export async function expectDraft(
  agent: Pick<TestAgent, "http" | "realtor">,
  changes: Record<string, unknown>,
): Promise<void> {
  await expect.poll(async () => (await getOwnProfile(agent)).draft?.changes).toMatchObject(changes);
}

export function getPreview(page: Page): FrameLocator {
  return page.frameLocator("iframe");
}

export async function openSection(page: Page, name: string): Promise<void> {
  const link = page.getByRole("navigation", { name: "Sections", exact: true });
  await link.getByRole("link", { name: new RegExp(`^${name}`) }).click();
  await expect(page.locator("#section-title")).toHaveText(name);
}

/** Presses Tab, or another key, until the control has the focus. */
export async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  for (let press = 0; press < 120; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} is not reachable with ${key}.`);
}
