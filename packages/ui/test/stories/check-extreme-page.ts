import type { Page } from "playwright";
import { templateIds } from "../../src/homepage/template-ids.ts";
import { findProblems } from "./check-layout.ts";
import { findEmptyParts } from "./find-empty-parts.ts";
import { getErrors, updateStory } from "./story-page.ts";

const widths = [320, 390, 820, 1440];

/** Checks the current page of extreme texts in each design and width, without images. */
export async function checkExtremePage(page: Page, storyId: string): Promise<void> {
  const before = page.viewportSize();
  const failures = new Map<string, string[]>();
  const collect = (problems: readonly string[], place: string) => {
    for (const problem of problems)
      failures.set(problem, [...(failures.get(problem) ?? []), place]);
  };
  try {
    for (const template of templateIds) {
      await updateStory(page, storyId, { template });
      collect(await page.evaluate(findEmptyParts), template);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        collect(await findProblems(page, false), `${template} ${width} px`);
      }
    }
  } finally {
    if (before) await page.setViewportSize(before);
  }
  collect(getErrors(page), "console");
  if (failures.size > 0)
    throw new Error(
      [...failures].map(([problem, places]) => `${problem} (${places.join(", ")})`).join("\n"),
    );
}
