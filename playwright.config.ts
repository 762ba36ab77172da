import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumPath, getLaunchOptions } from "./tools/chromium.ts";

/** About 20 % faster than Chromium, but renders text differently, so screenshot tests do not use it. */
const headlessShell = "/usr/bin/chromium-headless-shell";

// Read by site/e2e/fixtures/prepared-data.ts; not set in benchmarks.
process.env["PREPARED_PRODUCT"] = resolve("test-results/prepared-product");

export default defineConfig({
  testMatch: "**/*.e2e.ts",
  outputDir: "test-results",
  globalSetup: "site/e2e/fixtures/start-postgres.ts",
  // One more than the processors of a small CI machine: many tests wait for timers and retries.
  workers: 3,
  // Generous timeouts: CI machines are slow.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: "list",
  projects: [
    { name: "prepare", testDir: "site/e2e", testMatch: "prepare-product.setup.ts" },
    // Each worker starts its own site and backend.
    {
      name: "site",
      dependencies: ["prepare"],
      testDir: "site/e2e",
      testIgnore: "screens/**",
      use: {
        launchOptions: getLaunchOptions(
          !process.env["CHROMIUM_PATH"] && existsSync(headlessShell) ? headlessShell : chromiumPath,
        ),
      },
    },
    // Images of the screens behind sign-in.
    {
      name: "screens",
      dependencies: ["prepare"],
      testDir: "site/e2e/screens",
      snapshotPathTemplate: "{testDir}/images/{arg}{ext}",
      expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixelRatio: 0.001, threshold: 0.2 } },
    },
    // Documentation pages of the built Storybook; @storybook/test-runner checks its stories.
    { name: "storybook-docs", testDir: "packages/ui/test/stories", fullyParallel: true },
  ],
  use: {
    locale: "ko-KR",
    reducedMotion: "reduce",
    // Steps and requests of failures only. Snapshots add about 20 % to the run; enable them with `--trace
    // on`.
    trace: { mode: "retain-on-failure", snapshots: false, screenshots: false, sources: false },
    screenshot: "only-on-failure",
    launchOptions: getLaunchOptions(chromiumPath),
  },
});
