import { expect, type Locator } from "@playwright/test";

/** Scrolls to an element of an island and waits until React handles its events. */
export async function waitForHydration(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      element.evaluate((one) => Object.keys(one).some((key) => key.startsWith("__react"))),
    )
    .toBe(true);
}
