import type { Page } from "playwright";
import { extremeTexts, replaceTexts } from "./extreme-texts.ts";
import { findLayoutProblems } from "./find-layout-problems.ts";

/** A change of the document that a user may make, and that every component must fit. */
interface Setting {
  readonly name: string;
  readonly fontSize: string;
  readonly direction: "ltr" | "rtl";
}

const settings: readonly Setting[] = [
  { name: "320 px", fontSize: "", direction: "ltr" },
  { name: "320 px, text of 200 %", fontSize: "200%", direction: "ltr" },
  { name: "320 px, right to left", fontSize: "", direction: "rtl" },
];

/** Problems of the layout that remain after some frames: an open popover follows its trigger. */
export async function findProblems(page: Page, hasOwnTexts: boolean): Promise<readonly string[]> {
  let problems: readonly string[] = [];
  for (let attempt = 0; attempt < 5; attempt++) {
    problems = await page.evaluate(findLayoutProblems, hasOwnTexts);
    if (problems.length === 0) break;
    await page.waitForTimeout(100);
  }
  return problems;
}

/** Runs a check at 320 px, which is 1280 px at 400 % zoom (WCAG 1.4.10). */
async function checkNarrow(page: Page, check: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  try {
    await check();
  } finally {
    if (before) await page.setViewportSize(before);
  }
}

/**
 * At 320 px, with text of twice the size (WCAG 1.4.4) and from right to left: the page does not scroll
 * sideways, and no text is cut, outside of its box or over another.
 */
export async function checkLayout(page: Page): Promise<void> {
  await checkNarrow(page, async () => {
    const failures: string[] = [];
    for (const setting of settings) {
      await page.evaluate(({ fontSize, direction }) => {
        document.documentElement.style.fontSize = fontSize;
        document.documentElement.dir = direction;
      }, setting);
      const problems = await findProblems(page, true);
      failures.push(...problems.map((problem) => `${setting.name}: ${problem}`));
    }
    await page.evaluate(() => {
      document.documentElement.style.removeProperty("font-size");
      document.documentElement.removeAttribute("dir");
    });
    if (failures.length > 0) throw new Error(failures.join("\n"));
  });
}

/**
 * With extreme texts in place of those of the story, at 320 px and in the window of the story. The story must be
 * mounted again afterwards.
 */
export async function checkTexts(page: Page): Promise<void> {
  const failures: string[] = [];
  for (const [name, text] of Object.entries(extremeTexts)) {
    await page.evaluate(replaceTexts, text);
    const check = async (width: string) => {
      const problems = await findProblems(page, false);
      failures.push(...problems.map((problem) => `${name}, ${width}: ${problem}`));
    };
    await check("wide");
    await checkNarrow(page, () => check("320 px"));
  }
  if (failures.length > 0) throw new Error(failures.join("\n"));
}

/**
 * No horizontal scrolling at 320 px. Templates, which cut and overlap boxes by design, are checked with
 * larger text as pages: site/e2e/text-size.e2e.ts.
 */
export async function checkReflow(page: Page): Promise<void> {
  await checkNarrow(page, async () => {
    // An open popover follows its trigger after the next frames.
    const fits = await page
      .waitForFunction(() => document.documentElement.scrollWidth === 320, null, { timeout: 5000 })
      .catch(() => null);
    if (fits) return;
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    throw new Error(`The page scrolls sideways: at 320 px it is ${width} px wide.`);
  });
}
