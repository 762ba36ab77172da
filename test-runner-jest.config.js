import { getJestConfig } from "@storybook/test-runner";

/** Jest configuration of `test-storybook`: the defaults of the test runner, with our environment. */
const defaults = getJestConfig();

export default {
  ...defaults,
  rootDir: import.meta.dirname,
  roots: ["<rootDir>/packages/ui/src"],
  maxWorkers: 2,
  // Generous timeout: CI machines are slow.
  testTimeout: 120_000,
  testEnvironment: "<rootDir>/packages/ui/test/stories/environment.ts",
  testEnvironmentOptions: {
    // The environment starts the browser and calls the hooks.
    "jest-playwright": {
      ...defaults.testEnvironmentOptions?.["jest-playwright"],
      skipInitialization: true,
    },
  },
  setupFilesAfterEnv: [],
};
