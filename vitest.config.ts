import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { intlMessages } from "./site/build/intl-messages.ts";

const setup = (name: string) => fileURLToPath(new URL(`tools/${name}.ts`, import.meta.url));
const node = { environment: "node", setupFiles: setup("test-properties") } as const;
// A busy machine is slow, not broken; the benchmarks watch the time.
const patient = { testTimeout: 60_000, hookTimeout: 120_000 };
// Modules hold no state of a request or a page, so files share them; the site's hold a browser's.
const shared = { isolate: false } as const;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...node, ...shared, name: "api", root: "packages/api", ...patient } },
      {
        test: {
          ...node,
          ...shared,
          name: "backend",
          root: "packages/backend",
          ...patient,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          ...shared,
          name: "ui",
          root: "packages/ui",
          environment: "jsdom",
          ...patient,
          setupFiles: [setup("test-properties"), setup("test-dom")],
        },
      },
      {
        plugins: [intlMessages(), vanillaExtractPlugin()],
        test: {
          ...node,
          name: "site",
          root: "site",
          exclude: ["e2e/**", "dist/**", "node_modules/**"],
          ...patient,
        },
      },
    ],
  },
});
