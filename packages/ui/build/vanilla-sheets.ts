import { compile, cssFileFilter, processVanillaFile } from "@vanilla-extract/integration";
import type { Plugin } from "esbuild";
import { packageFolder } from "./package-files.ts";

/** A `.css.ts` file's rules and those of the `.css.ts` files it imports, by path, imports first. */
export type Sheets = ReadonlyMap<string, string>;

const identOption = "short";

/**
 * Turns `.css.ts` files into their class names and hands their rules to `onSheets`: the JavaScript of
 * the package imports no CSS, so that servers, tests and Next load it as it is. Paths are absolute for
 * the file, from the package for its sheets: `src/components/button/button.css.ts`.
 */
export function vanillaSheets(onSheets: (file: string, sheets: Sheets) => void): Plugin {
  return {
    name: "vanilla-sheets",
    setup(build) {
      build.onLoad({ filter: cssFileFilter }, async ({ path: filePath }) => {
        const { source } = await compile({ filePath, cwd: packageFolder, identOption });
        const sheets = new Map<string, string>();
        const contents = await processVanillaFile({
          source,
          filePath,
          identOption,
          serializeVirtualCssPath({ fileScope, source: rules }) {
            sheets.set(fileScope.filePath, rules);
            return "";
          },
        });
        onSheets(filePath, sheets);
        return { contents, loader: "js", resolveDir: packageFolder };
      });
    },
  };
}
