import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

const ignoredFolders = new Set([
  ".data",
  ".git",
  ".turbo",
  "coverage",
  "dist",
  "generated",
  "node_modules",
  "playwright-report",
  "storybook-static",
  "test-results",
]);

/** Paths of the source files with one of these extensions, relative to the repository root. */
export function sourceFiles(...extensions: string[]): string[] {
  const file = `*.{${extensions.join(",")},}`;
  // A double star skips folders and files whose name starts with a dot.
  const patterns = [`**/${file}`, `.{changeset,storybook}/${file}`, `.${file}`];
  return globSync(patterns, {
    cwd: root,
    exclude: (name) => ignoredFolders.has(name),
  }).filter((path) => extensions.some((extension) => path.endsWith(`.${extension}`)));
}

export function readSource(path: string): string {
  return readFileSync(root + path, "utf8");
}
