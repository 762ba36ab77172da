import type { Locator, Page } from "@playwright/test";

/** The button of a Select of the kit; its text is the selected option. */
export function getSelect(scope: Page | Locator, label: string): Locator {
  // The name is the option and the label; a native select for autofill has the label too.
  const page = "page" in scope ? scope.page() : scope;
  return scope.getByRole("button", { name: label }).and(page.locator("[aria-haspopup=listbox]"));
}

/** Chooses an option of a Select of the kit, by its label. */
export async function chooseOption(
  scope: Page | Locator,
  label: string,
  option: string | RegExp,
): Promise<void> {
  await getSelect(scope, label).click();
  const page = "page" in scope ? scope.page() : scope;
  await page.getByRole("option", { name: option }).click();
}
