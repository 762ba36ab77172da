import { resolve } from "node:path";
import type { Plugin } from "esbuild";
import { clientFiles, packageFolder } from "./package-files.ts";

/** Marks resolve calls of this plugin, to prevent recursion. */
const ownResolve = Symbol("client-files");

/** Resolves imports of client files to external files in `dist`, which keep their `"use client"` directive. */
export function clientFilesPlugin(): Plugin {
  return {
    name: "client-files",
    setup(build) {
      const nameOf = new Map(
        [...clientFiles()].map(([name, source]) => [resolve(packageFolder, source), name]),
      );
      build.onResolve({ filter: /^\.\.?\// }, async ({ path, pluginData, ...from }) => {
        if (from.kind === "entry-point" || pluginData === ownResolve) return undefined;
        const { importer, kind, resolveDir } = from;
        const found = await build.resolve(path, {
          importer,
          kind,
          resolveDir,
          pluginData: ownResolve,
        });
        const name = nameOf.get(found.path);
        return name ? { path: `./${name}.js`, external: true, sideEffects: false } : undefined;
      });
    },
  };
}
