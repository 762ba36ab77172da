/**
 * Serves the built Storybook and checks its stories with @storybook/test-runner. Arguments go to
 * `test-storybook`: `button` checks matching files, `-u` updates images.
 */
import { spawn } from "node:child_process";
import { root, serveStorybook } from "./storybook.ts";

const args = process.argv.slice(2);
const isUpdate = args.includes("-u") || args.includes("--updateSnapshot");
const storybook = await serveStorybook();
const runner = spawn(
  `${root}/node_modules/.bin/test-storybook`,
  // Without --ci Jest would write a missing image instead of failing.
  ["--url", storybook.url, "--failOnConsole", ...(isUpdate ? [] : ["--ci"]), ...args],
  { cwd: root, stdio: "inherit" },
);
runner.on("exit", (code) => {
  process.exitCode = code ?? 1;
  void storybook.close();
});
