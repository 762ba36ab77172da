import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

const setup = (name: string) => fileURLToPath(new URL(`tools/${name}.ts`, import.meta.url));
// Without the optimizing compiler for WebAssembly, as in production: see tools/process-options.ts.
const execArgv = ["--liftoff-only"];
const node = { environment: "node", setupFiles: setup("test-properties"), execArgv };
// Generous timeouts: CI machines are slow.
const timeouts = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 10_000 } },
};
// Modules have no per-request state, so test files share them, except where there is a DOM: react-aria keeps
// open overlays and the running drag at module level.
const shared = { isolate: false } as const;
const siteTests = globSync("{app,build}/**/*.test.{ts,tsx}", { cwd: "site" });
/** Tests with a DOM, and tests that replace modules: with shared modules, a mock may come too late. */
const isolatedSiteTests = siteTests.filter((file) =>
  /^\/\/ @vitest-environment jsdom|\bvi\.(?:mock|resetModules)\(/m.test(
    readFileSync(`site/${file}`, "utf8"),
  ),
);
/** Build the package with tools that cannot run in a vm context. */
const packageTests = ["test/package.test.ts", "build/stylesheets.test.ts"];

export default defineConfig({
  test: {
    // One more than the processors of a small CI machine: many tests wait for timers and retries.
    maxWorkers: 3,
    tags: [
      {
        name: "extended",
        description:
          "Takes many seconds, since it starts or builds programs: not part of npm test, but of CI.",
      },
    ],
    projects: [
      { test: { ...node, ...shared, name: "profile", root: "packages/profile", ...timeouts } },
      { test: { ...node, ...shared, name: "api", root: "packages/api", ...timeouts } },
      { test: { ...node, ...shared, name: "server", root: "packages/server", ...timeouts } },
      { test: { ...node, ...shared, name: "ops", root: "packages/ops", ...timeouts } },
      {
        test: {
          environment: "node",
          name: "tools",
          root: "tools",
          include: ["**/*.test.ts"],
          ...timeouts,
        },
      },
      {
        test: {
          ...node,
          ...shared,
          name: "backend",
          root: "packages/backend",
          globalSetup: fileURLToPath(
            new URL("packages/backend/test/global-setup.ts", import.meta.url),
          ),
          ...timeouts,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: "ui",
          root: "packages/ui",
          exclude: [...packageTests, "**/node_modules/**"],
          environment: "jsdom",
          // Isolates files by vm contexts, which takes 40 % less processor time than a process for each.
          pool: "vmThreads",
          ...timeouts,
          setupFiles: [setup("test-properties"), setup("test-dom")],
        },
      },
      {
        test: {
          environment: "node",
          name: "ui-package",
          root: "packages/ui",
          include: packageTests,
          ...timeouts,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          ...node,
          ...shared,
          name: "site",
          root: "site",
          globalSetup: fileURLToPath(new URL("site/build/messages.ts", import.meta.url)),
          include: siteTests.filter((file) => !isolatedSiteTests.includes(file)),
          ...timeouts,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          environment: "node",
          pool: "vmThreads",
          setupFiles: [setup("test-properties"), setup("test-site-dom")],
          name: "site-isolated",
          root: "site",
          globalSetup: fileURLToPath(new URL("site/build/messages.ts", import.meta.url)),
          include: isolatedSiteTests,
          ...timeouts,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          ...node,
          ...shared,
          name: "site-server",
          root: "site",
          globalSetup: fileURLToPath(new URL("site/test/site-server-setup.ts", import.meta.url)),
          include: ["{server,soak,bench}/**/*.test.ts"],
          ...timeouts,
        },
      },
    ],
  },
});
