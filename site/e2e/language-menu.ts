import type { Locator, Page } from "@playwright/test";

/**
 * The control that opens the header's language menu: a `<summary>`, which a button replaces when
 * the menu's chunk has loaded. Hovering loads the chunk, so a click on the `<summary>` alone can
 * meet an element that was just removed.
 */
export function getLanguageMenu(page: Page): Locator {
  return page
    .getByRole("banner")
    .locator("summary, button[aria-haspopup=menu]")
    .filter({ hasText: /한국어|English|日本語/ });
}

/** Chooses a language by its own name: a link before the chunk has loaded, then a menu item. */
export async function chooseLanguage(page: Page, language: string): Promise<void> {
  await getLanguageMenu(page).click();
  await page
    .getByRole("banner")
    .locator("details li a, [role=menuitem]")
    .filter({ hasText: language })
    .click();
}
