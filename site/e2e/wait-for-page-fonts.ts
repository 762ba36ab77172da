import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Waits until the homepage links its own fonts: its first visitors do not wait until they are created. */
export async function waitForPageFonts(page: Page, url: string): Promise<void> {
  await expect
    .poll(async () => (await page.request.get(url)).text())
    .toContain("/assets/page-fonts/");
}
