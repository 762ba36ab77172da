import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { isAlike } from "./is-alike.ts";
import { dark, expect, light, modes, openStory, stories, test } from "./storybook.ts";
import type { Book, Mode, Story } from "./storybook.ts";

const axeScript = await readFile(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

const isTemplate = ({ title }: Story) => title.startsWith("Templates/");

/** A component alone has no page around it: no landmarks, no first heading. */
const rulesOfPages = ["region", "landmark-one-main", "page-has-heading-one", "heading-order"];

/** A scheme changes colours and nothing else: in dark, after light, only what they decide is asked. */
const rulesOfColours = ["color-contrast", "link-in-text-block"];

async function findFaults(page: Page, story: Story, { scheme }: Mode): Promise<unknown[]> {
  const options: RunOptions = {
    resultTypes: ["violations"],
    ...(scheme === "dark" ? { runOnly: { type: "rule", values: rulesOfColours } } : {}),
    rules: isTemplate(story)
      ? {}
      : Object.fromEntries(rulesOfPages.map((rule) => [rule, { enabled: false }])),
  };
  // Stories of one component share a document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeScript);
  return page.evaluate(async (given) => {
    // The script above put it there.
    const { axe } = window as unknown as {
      axe: { run: (options: RunOptions) => Promise<AxeResults> };
    };
    const { violations } = await axe.run(given);
    return violations.map(({ id, nodes }) => [
      id,
      nodes.map((node) => [node.html, node.any[0]?.message]),
    ]);
  }, options);
}

/** Of an image's pixels, the share that may differ. */
const maxDiffPixelRatio = 0.001;

/** At the width of a page of 1280 px at 400 % (WCAG 1.4.10) nothing makes the page scroll sideways. */
async function checkReflow(page: Page) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(widest, "the width of the page at 320 px").toBe(320);
  if (before) await page.setViewportSize(before);
}

async function checkStory(book: Book, story: Story, drawn: readonly Mode[]) {
  const { page, complaints } = book;
  complaints.length = 0;
  for (const mode of drawn.length > 0 ? drawn : [light, dark]) {
    await test.step(mode.name, async () => {
      await openStory(book, story, mode);
      // A language changes words, not colours or structure; forced colours are not the page's.
      if (mode.locale === "ko" && !mode.forcedColors)
        expect(await findFaults(page, story, mode)).toEqual([]);
      if (drawn.length === 0) return;
      const name = [story.id, `${mode.name}.png`];
      const look = {
        fullPage: true,
        animations: "disabled",
        caret: "hide",
        scale: "device",
      } as const;
      const drawing = await page.screenshot(look);
      if (await isAlike(drawing, test.info().snapshotPath(...name), maxDiffPixelRatio)) return;
      // A component may still be moving by script: this looks until it stands still.
      if (!isTemplate(story))
        await expect.soft(page).toHaveScreenshot(name, { ...look, maxDiffPixelRatio });
      // A whole page is large, and nothing on it moves.
      else expect.soft(drawing).toMatchSnapshot(name, { maxDiffPixelRatio });
    });
  }
  if (drawn.length > 0) await checkReflow(page);
  expect(complaints).toEqual([]);
}

const isGallery = ({ name }: Story) => name === "Gallery";

const components = Map.groupBy(
  stories.filter((each) => !isTemplate(each)),
  ({ title }) => title,
);

for (const [title, its] of components)
  test.describe(title, () => {
    // One worker for a component, so that its document is loaded once, and its image is drawn on it first.
    test.describe.configure({ mode: "default" });
    for (const story of [...its.filter(isGallery), ...its.filter((each) => !isGallery(each))])
      test(story.name, async ({ closeUp }) => {
        await checkStory(closeUp, story, isGallery(story) ? modes : []);
      });
  });

for (const story of stories.filter(isTemplate)) {
  // The other stories of a template set colour and scheme themselves.
  const drawn = ["Default", "Gallery"].includes(story.name) ? modes : [light];
  test(`${story.title} ${story.name}`, async ({ overview }) => {
    await checkStory(overview, story, drawn);
  });
  if (story.name === "Default")
    test(`${story.title} on a telephone`, async ({ overview }) => {
      await overview.page.setViewportSize({ width: 390, height: 844 });
      await checkStory(
        overview,
        story,
        modes
          .filter(({ forcedColors }) => !forcedColors)
          .map((mode) => ({ ...mode, name: `telephone-${mode.name}` })),
      );
      await overview.page.setViewportSize({ width: 1280, height: 800 });
    });
}
