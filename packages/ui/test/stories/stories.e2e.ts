import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { imagesMatch } from "./images-match.ts";
import {
  dark,
  expect,
  light,
  modes,
  openStory,
  stories,
  test,
  type Mode,
  type Story,
  type StoryPage,
} from "./storybook.ts";

const axeScript = await readFile(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

const isTemplate = ({ title }: Story) => title.startsWith("Templates/");

/** Rules for whole pages (landmarks, headings), which do not apply to a single component. */
const pageRules = ["region", "landmark-one-main", "page-has-heading-one", "heading-order"];

/** A scheme changes only colors: in dark mode only these rules run, all others ran in light mode. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * The name of a calendar day contains its number, but not as a word in Korean: "2024년 11월 1일" for "1".
 * axe compares words; for speech input, the number in the name is enough.
 */
const calendarRules = ["label-content-name-mismatch"];
const hasCalendar = ({ title }: Story) => /^Components\/Date(Range)?Picker$/.test(title);

async function findViolations(page: Page, story: Story, { scheme }: Mode): Promise<unknown[]> {
  const options: RunOptions = {
    resultTypes: ["violations"],
    ...(scheme === "dark" ? { runOnly: { type: "rule", values: colorRules } } : {}),
    rules: Object.fromEntries(
      [...(isTemplate(story) ? [] : pageRules), ...(hasCalendar(story) ? calendarRules : [])].map(
        (rule) => [rule, { enabled: false }],
      ),
    ),
  };
  // Stories of one component share a document, so axe may be loaded already.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeScript);
  return page.evaluate(async (runOptions) => {
    // Defined by the script above.
    const { axe } = window as unknown as {
      axe: { run: (options: RunOptions) => Promise<AxeResults> };
    };
    const { violations } = await axe.run(runOptions);
    return violations.map(({ id, nodes }) => [
      id,
      nodes.map((node) => [node.html, node.any[0]?.message]),
    ]);
  }, options);
}

/** Share of pixels that may differ. */
const maxDiffPixelRatio = 0.001;

/** No horizontal scrolling at 320 px, which is 1280 px at 400 % zoom (WCAG 1.4.10). */
async function checkReflow(page: Page) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(widest, "the page width at 320 px").toBe(320);
  if (before) await page.setViewportSize(before);
}

async function checkStory(context: StoryPage, story: Story, screenshotModes: readonly Mode[]) {
  const { page, errors } = context;
  errors.length = 0;
  for (const mode of screenshotModes.length > 0 ? screenshotModes : [light, dark]) {
    await test.step(mode.name, async () => {
      await openStory(context, story, mode);
      // Other languages have the same colors and structure; forced colors come from the system.
      if (mode.locale === "ko" && !mode.forcedColors)
        expect(await findViolations(page, story, mode)).toEqual([]);
      if (screenshotModes.length === 0) return;
      const name = [story.id, `${mode.name}.png`];
      const options = {
        fullPage: true,
        animations: "disabled",
        caret: "hide",
        scale: "device",
      } as const;
      const screenshot = await page.screenshot(options);
      if (await imagesMatch(screenshot, test.info().snapshotPath(...name), maxDiffPixelRatio))
        return;
      // A component may still be animated by script: toHaveScreenshot waits until it is stable.
      if (!isTemplate(story))
        await expect.soft(page).toHaveScreenshot(name, { ...options, maxDiffPixelRatio });
      // Screenshots of whole pages are slow, and the pages are not animated.
      else expect.soft(screenshot).toMatchSnapshot(name, { maxDiffPixelRatio });
    });
  }
  if (screenshotModes.length > 0) await checkReflow(page);
  expect(errors).toEqual([]);
}

const isGallery = ({ name }: Story) => name === "Gallery";

const components = Map.groupBy(
  stories.filter((each) => !isTemplate(each)),
  ({ title }) => title,
);

for (const [title, componentStories] of components)
  test.describe(title, () => {
    // One worker per component loads its document once. The gallery with its screenshots comes first.
    test.describe.configure({ mode: "default" });
    for (const story of [
      ...componentStories.filter(isGallery),
      ...componentStories.filter((each) => !isGallery(each)),
    ])
      test(story.name, async ({ fullScale }) => {
        await checkStory(fullScale, story, isGallery(story) ? modes : []);
      });
  });

for (const story of stories.filter(isTemplate)) {
  // The other stories of a template set color and scheme themselves.
  const screenshotModes = ["Default", "Gallery"].includes(story.name) ? modes : [light];
  test(`${story.title} ${story.name}`, async ({ halfScale }) => {
    await checkStory(halfScale, story, screenshotModes);
  });
  if (story.name === "Default")
    test(`${story.title} on mobile`, async ({ halfScale }) => {
      await halfScale.page.setViewportSize({ width: 390, height: 844 });
      await checkStory(
        halfScale,
        story,
        modes
          .filter(({ forcedColors }) => !forcedColors)
          .map((mode) => ({ ...mode, name: `mobile-${mode.name}` })),
      );
      await halfScale.page.setViewportSize({ width: 1280, height: 800 });
    });
}
