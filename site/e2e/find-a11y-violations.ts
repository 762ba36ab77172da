import type { Page } from "@playwright/test";
import { runAxe } from "../../tools/axe.ts";

/**
 * Returns the axe violations of the page as [rule id, HTML of the elements]. `within` and `without` are
 * CSS selectors that include or exclude elements.
 */
export async function findA11yViolations(
  page: Page,
  { within, without }: { within?: string; without?: string } = {},
): Promise<[string, string[]][]> {
  // During a transition, text may not have its contrast.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  const violations = await runAxe(
    page,
    {},
    { ...(within ? { include: [within] } : {}), ...(without ? { exclude: [without] } : {}) },
  );
  const elements = new Map<string, string[]>();
  for (const { id, html } of violations) elements.set(id, [...(elements.get(id) ?? []), html]);
  return [...elements];
}
