import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

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
  // Without legacy mode each analysis opens a blank page and transfers all passed checks to it, which is
  // needed for iframes of other origins only.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (within) axe.include(within);
  if (without) axe.exclude(without);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
