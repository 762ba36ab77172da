import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright";
import type { Mode } from "./modes.ts";

/** Rules for whole pages (landmarks, headings), which do not apply to a single component. */
const pageRules = ["region", "landmark-one-main", "page-has-heading-one", "heading-order"];

/** A scheme changes only colors: in dark mode only these rules run, all others ran in light mode. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** Accessibility violations of the current story as text, one a line. */
export async function findViolations(
  page: Page,
  isWholePage: boolean,
  { scheme }: Mode,
): Promise<readonly string[]> {
  const options: RunOptions = {
    resultTypes: ["violations"],
    ...(scheme === "dark" ? { runOnly: { type: "rule", values: colorRules } } : {}),
    rules: isWholePage
      ? {}
      : Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
  };
  // Stories of one component share a document, so axe may be loaded already.
  if (!(await page.evaluate(() => "axe" in window))) {
    const file = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
    await page.evaluate(await readFile(file, "utf8"));
  }
  return page.evaluate(async (runOptions) => {
    // Defined by the script above.
    const { axe } = window as unknown as {
      axe: { run: (options: RunOptions) => Promise<AxeResults> };
    };
    const { violations } = await axe.run(runOptions);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html} ${node.any[0]?.message ?? ""}`),
    );
  }, options);
}
