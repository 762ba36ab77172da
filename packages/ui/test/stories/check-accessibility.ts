import type { TestContext } from "@storybook/test-runner";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright";
import { runAxe } from "../../../../tools/axe.ts";
import type { Mode } from "./modes.ts";

/** Rules for whole pages (landmarks, headings), which do not apply to a single component. */
const pageRules = ["region", "landmark-one-main", "page-has-heading-one", "heading-order"];

/** A scheme changes only colors: in dark mode only these rules run, all others ran in light mode. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * The name of a calendar day contains its number, but not as a word in Korean: "2024년 11월 1일" for "1".
 * axe compares words; for speech input, the number in the name is enough.
 */
const calendarRules = ["label-content-name-mismatch"];
const hasCalendar = ({ title }: TestContext) => /^Components\/Date(Range)?Picker$/.test(title);

/** A whole page instead of a component. */
export const isTemplate = ({ title }: Pick<TestContext, "title">) => title.startsWith("Templates/");

/** Accessibility violations of the current story as text, one a line. */
export async function findViolations(
  page: Page,
  story: TestContext,
  { scheme }: Mode,
): Promise<readonly string[]> {
  const options: RunOptions = {
    ...(scheme === "dark" ? { runOnly: { type: "rule", values: colorRules } } : {}),
    rules: Object.fromEntries(
      [...(isTemplate(story) ? [] : pageRules), ...(hasCalendar(story) ? calendarRules : [])].map(
        (rule) => [rule, { enabled: false }],
      ),
    ),
  };
  const violations = await runAxe(page, options);
  return violations.map(({ id, html, message }) => `${id}: ${html} ${message}`);
}
