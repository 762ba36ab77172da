import { resolve } from "node:path";
import type { Plugin } from "esbuild";
import { clientFiles, packageFolder } from "./package-files.ts";

/** Marks the question this plugin asks of esbuild itself. */
const asked = Symbol("client-parts");

/** Lets every file import a client file as a file of `dist`, where its `"use client"` still stands. */
export function clientParts(): Plugin {
  return {
    name: "client-parts",
    setup(build) {
      const nameOf = new Map(
        [...clientFiles()].map(([name, source]) => [resolve(packageFolder, source), name]),
      );
      build.onResolve({ filter: /^\.\.?\// }, async ({ path, pluginData, ...from }) => {
        if (from.kind === "entry-point" || pluginData === asked) return undefined;
        const { importer, kind, resolveDir } = from;
        const found = await build.resolve(path, { importer, kind, resolveDir, pluginData: asked });
        const name = nameOf.get(found.path);
        return name ? { path: `./${name}.js`, external: true, sideEffects: false } : undefined;
      });
    },
  };
}
