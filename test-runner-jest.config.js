import { getJestConfig } from "@storybook/test-runner";
import { devices } from "playwright";
import { chromiumPath, getLaunchOptions } from "./tools/chromium.ts";

/** Jest configuration of `test-storybook`: the defaults of the test runner, with our browser. */
const defaults = getJestConfig();
const runnerOptions = defaults.testEnvironmentOptions?.["jest-playwright"];

export default {
  ...defaults,
  rootDir: import.meta.dirname,
  roots: ["<rootDir>/packages/ui/src"],
  maxWorkers: 2,
  // Generous timeout: CI machines are slow.
  testTimeout: 120_000,
  testEnvironmentOptions: {
    "jest-playwright": {
      ...runnerOptions,
      launchOptions: getLaunchOptions(chromiumPath),
      contextOptions: {
        // With this user agent Storybook stops animations and skips its 100 ms wait after each story.
        userAgent: `${devices["Desktop Chrome"].userAgent} StorybookTestRunner`,
        reducedMotion: "reduce",
        viewport: { width: 1280, height: 800 },
      },
    },
  },
};
