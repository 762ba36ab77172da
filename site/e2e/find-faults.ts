import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds on the page, each as its rule and the elements; `within` or `without` what a selector
 * names.
 */
export async function findFaults(
  page: Page,
  { within, without }: { within?: string; without?: string } = {},
): Promise<[string, string[]][]> {
  const axe = new AxeBuilder({ page });
  if (within) axe.include(within);
  if (without) axe.exclude(without);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
