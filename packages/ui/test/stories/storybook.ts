import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { preview } from "vite";

/** Repository root; `pnpm storybook:build` writes the built Storybook. */
export const root = fileURLToPath(new URL("../../../..", import.meta.url));
const folder = "storybook-static";

interface IndexEntry {
  readonly id: string;
  /** `Components/Button` */
  readonly title: string;
  readonly name: string;
  readonly type: "story" | "docs";
  /** `./packages/ui/src/components/button/button.stories.tsx` */
  readonly importPath: string;
  /** `play-fn` marks a story with a play function. */
  readonly tags: readonly string[];
}

/** Stories and documentation pages of the built Storybook. */
export function readIndex(): readonly IndexEntry[] {
  try {
    const text = readFileSync(`${root}/${folder}/index.json`, "utf8");
    // Written by the Storybook build.
    const { entries } = JSON.parse(text) as { entries: Readonly<Record<string, IndexEntry>> };
    return Object.values(entries);
  } catch (cause) {
    throw new Error("The built Storybook is missing: run `pnpm storybook:build` first.", { cause });
  }
}

/** Serves the built Storybook on a free port of this machine. */
export async function serveStorybook(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await preview({
    root,
    configFile: false,
    logLevel: "warn",
    build: { outDir: folder },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error("The preview server of the built Storybook has no URL.");
  return { url, close: () => server.close() };
}
