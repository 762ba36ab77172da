import { fileURLToPath } from "node:url";
import type { TestContext } from "@storybook/test-runner";
import { type MatchImageSnapshotOptions, toMatchImageSnapshot } from "jest-image-snapshot";
import type { Page } from "playwright";
import { findViolations, isTemplate } from "./check-accessibility.ts";
import { checkExtremePage } from "./check-extreme-page.ts";
import { checkLayout, checkReflow, checkTexts } from "./check-layout.ts";
import { imagesMatch, maxDiffRatio } from "./images-match.ts";
import { light, phone } from "./modes.ts";
import { checksTexts, getModes, hasImage, isExtremePage, isSelected } from "./stages.ts";
import { getErrors, remountStory } from "./story-page.ts";

const images = fileURLToPath(new URL("images", import.meta.url));

/** Received and compared images of failed comparisons. */
const results = fileURLToPath(new URL("../../../../test-results/stories", import.meta.url));

/** Device scale factor of a story: whole pages have smaller screenshots. */
export const scaleOf = (story: TestContext) => (isTemplate(story) ? 0.5 : 1);

const imageOptions: MatchImageSnapshotOptions = {
  failureThreshold: maxDiffRatio,
  failureThresholdType: "percent",
  // Reference images have only 256 colors.
  customDiffConfig: { threshold: 0.2 },
  storeReceivedOnFailure: true,
  runInProcess: true,
};

const takeScreenshot = (page: Page) =>
  page.screenshot({
    fullPage: true,
    animations: "disabled",
    caret: "hide",
    scale: "device",
    // The timeout of the story limits it: CI machines are slow.
    timeout: 0,
  });

/** Components may be animated by script: repeats the screenshot until two in a row are equal. */
async function takeStableScreenshot(page: Page): Promise<Buffer> {
  let last = await takeScreenshot(page);
  for (let attempt = 0; attempt < 20; attempt++) {
    await page.waitForTimeout(100);
    const next = await takeScreenshot(page);
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

/** Runs in the page. Lazy images below the first view would load or not, depending on the time. */
async function loadFontsAndImages(): Promise<void> {
  await document.fonts.ready;
  const all = [...document.images];
  for (const image of all) image.loading = "eager";
  // Rejects for an image that cannot be loaded; the screenshot shows that.
  await Promise.all(all.map((image) => image.decode().catch(() => undefined)));
}

async function checkScreenshot(
  page: Page,
  story: TestContext,
  name: string,
  expect: jest.Expect,
): Promise<void> {
  const screenshot = await takeScreenshot(page);
  if (await imagesMatch(screenshot, `${images}/${story.id}/${name}.png`)) return;
  expect.extend({ toMatchImageSnapshot });
  expect(isTemplate(story) ? screenshot : await takeStableScreenshot(page)).toMatchImageSnapshot({
    ...imageOptions,
    customSnapshotsDir: `${images}/${story.id}`,
    customSnapshotIdentifier: name,
    customDiffDir: `${results}/${story.id}`,
    customReceivedDir: `${results}/${story.id}`,
  });
}

/**
 * Checks the current story, which the test runner has mounted in light mode and played: axe, images, layout,
 * extreme texts and console errors. Rejects with all failures. `expect` is that of the current file.
 */
export async function checkStory(
  page: Page,
  story: TestContext,
  expect: jest.Expect,
): Promise<void> {
  if (isExtremePage(story)) return checkExtremePage(page, story.id);
  const failures: string[] = [];
  const check = async (name: string, run: () => Promise<void>) => {
    try {
      await run();
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const checkWidth = isTemplate(story) ? checkReflow : checkLayout;
  const isPage = isTemplate(story) || story.name === "Gallery";
  const before = page.viewportSize();
  for (const mode of getModes(story).filter((one) => isSelected(story, one))) {
    await check(mode.name, async () => {
      if (mode.phone) await page.setViewportSize({ width: 390, height: 844 });
      if (mode !== light) await remountStory(page, story.id, mode);
      await page.evaluate(loadFontsAndImages);
      // Other languages have the same colors and structure; forced colors come from the system.
      if (mode.locale === "ko" && !mode.forcedColors) {
        const violations = await findViolations(page, story, mode);
        if (violations.length > 0) throw new Error(violations.join("\n"));
      }
      if (hasImage(story, mode)) await checkScreenshot(page, story, mode.name, expect);
    });
    if (isPage && (mode === light || mode === phone))
      await check(`${mode.name}, layout`, () => checkWidth(page));
  }
  if (before) await page.setViewportSize(before);

  if (checksTexts(story))
    await check("texts", async () => {
      await remountStory(page, story.id, light);
      await checkTexts(page);
    });

  failures.push(...getErrors(page).map((error) => `console: ${error}`));
  if (failures.length > 0) throw new Error(failures.join("\n\n"));
}
