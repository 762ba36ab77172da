import type { JSHandle, Page } from "@playwright/test";

/** Waits until every section is laid out instead of having its estimated size. */
export const waitUntilLaidOut = (page: Page): Promise<JSHandle> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll("#main > section, footer")].every(
      (part) => getComputedStyle(part).contentVisibility === "visible",
    ),
  );
