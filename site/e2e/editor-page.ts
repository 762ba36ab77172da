import type { FrameLocator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import type { NewAgent } from "./new-agent.ts";

/** Opens an agent's own editor in English, at a section by its fragment. */
export async function openEditor(page: Page, agent: NewAgent, section = "basic"): Promise<void> {
  await keepSession(page, agent);
  await page.goto(`/en/${agent.realtor.desiredUrl}/admin#${section}`);
  await expect(page.locator("#section-title")).toBeVisible();
}

/** Signs an agent in on a page that is opened later, without another call to sign in. */
export async function keepSession(page: Page, { session }: NewAgent): Promise<void> {
  const { id, name, email, role } = session.user;
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { accessToken: session.token, userInfo: JSON.stringify({ id, name, email, role }) },
  );
}

/** The page in the editor's frame. */
export function previewOf(page: Page): FrameLocator {
  return page.frameLocator("iframe");
}

/** Opens a section by its link. */
export async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name }).click();
  await expect(page.locator("#section-title")).toHaveText(name);
}
