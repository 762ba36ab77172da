import { setupPage, type TestRunnerConfig } from "@storybook/test-runner";
import { checkStory, scaleOf } from "../packages/ui/test/stories/check-story.ts";
import { loadPreview, resetStory } from "../packages/ui/test/stories/story-page.ts";

/** Globals of the test runner's Jest environment, which has no types. */
declare const jestPlaywright: {
  /** Replaces the global `page`. */
  resetPage: () => Promise<void>;
  /** Replaces the global `context` and `page`. */
  resetContext: (options: { deviceScaleFactor: number }) => Promise<void>;
};
declare const page: Parameters<typeof setupPage>[0];
declare const context: Parameters<typeof setupPage>[1];

/** A failed story may leave the document in any state. */
let hasFailed = false;

export default {
  prepare: ({ page: newPage }) => loadPreview(newPage),
  preVisit: async (current, story) => {
    const deviceScaleFactor = scaleOf(story);
    const hasScale = (await current.evaluate(() => devicePixelRatio)) === deviceScaleFactor;
    const needsDocument = hasFailed;
    hasFailed = false;
    if (hasScale && !needsDocument) return resetStory(current);
    if (hasScale) await jestPlaywright.resetPage();
    else await jestPlaywright.resetContext({ deviceScaleFactor });
    await setupPage(page, context);
    await resetStory(page);
  },
  postVisit: async (current, story) => {
    hasFailed = true;
    if (story.hasFailure) return;
    await checkStory(current, story);
    hasFailed = false;
  },
} satisfies TestRunnerConfig;
