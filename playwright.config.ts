import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./tools/chromium.ts";

/** The same engine without a window of its own, a fifth quicker; it draws letters a little otherwise. */
const shell = "/usr/bin/chromium-headless-shell";

const launch = (executablePath: string) => ({
  executablePath,
  // Without a language Chromium names no download in Korean.
  env: { ...process.env, LANG: "C.UTF-8" },
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});

// Read where products are started (site/e2e/product.ts), which the benchmarks do without it.
process.env["PREPARED_PRODUCT"] = resolve("test-results/prepared-product");

export default defineConfig({
  testMatch: "**/*.e2e.ts",
  outputDir: "test-results",
  workers: 2,
  // A busy machine is slow, not broken; the benchmarks watch the time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: "list",
  projects: [
    { name: "prepare", testDir: "site/e2e", testMatch: "prepare-product.setup.ts" },
    // Each worker starts a whole product of its own.
    {
      name: "site",
      dependencies: ["prepare"],
      testDir: "site/e2e",
      use: {
        launchOptions: launch(
          !process.env["CHROMIUM_PATH"] && existsSync(shell) ? shell : chromiumPath,
        ),
      },
    },
    {
      name: "stories",
      testDir: "packages/ui/test/stories",
      fullyParallel: true,
      // A trace of five hundred openings costs more than the openings.
      use: { trace: "off" },
      snapshotPathTemplate: "{testDir}/images/{arg}{ext}",
    },
  ],
  use: {
    locale: "ko-KR",
    reducedMotion: "reduce",
    // Of a failure its steps and requests; the page at each step costs a fifth of the run: `--trace on`.
    trace: { mode: "retain-on-failure", snapshots: false, screenshots: false, sources: false },
    screenshot: "only-on-failure",
    launchOptions: launch(chromiumPath),
  },
});
