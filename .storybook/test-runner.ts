import type { TestRunnerConfig } from "@storybook/test-runner";
import { loadPreview } from "../packages/ui/test/stories/story-page.ts";

export default {
  prepare: ({ page }) => loadPreview(page),
} satisfies TestRunnerConfig;
