/**
 * Serves the built Storybook and checks its stories with @storybook/test-runner. Arguments go to
 * `test-storybook`: `button` checks matching files, `-u` updates images. `--quick` checks galleries,
 * played stories and the Default of templates in light mode; `--extended` checks the rest (stages.ts).
 */
import { spawn } from "node:child_process";
import { root, serveStorybook } from "./storybook.ts";

const stage = process.argv.find((arg) => arg === "--quick" || arg === "--extended")?.slice(2);
const args = process.argv.slice(2).filter((arg) => arg !== `--${stage}`);
const isUpdate = args.includes("-u") || args.includes("--updateSnapshot");
const storybook = await serveStorybook();
const runner = spawn(
  `${root}/node_modules/.bin/test-storybook`,
  // Without --ci Jest would write a missing image instead of failing.
  ["--url", storybook.url, "--failOnConsole", ...(isUpdate ? [] : ["--ci"]), ...args],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...(stage === undefined ? {} : { STORY_STAGE: stage }) },
  },
);
runner.on("exit", (code) => {
  process.exitCode = code ?? 1;
  void storybook.close();
});
