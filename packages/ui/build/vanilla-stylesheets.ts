import { compile, cssFileFilter, processVanillaFile } from "@vanilla-extract/integration";
import type { Plugin } from "esbuild";
import { packageFolder } from "./package-files.ts";

/** CSS rules of a `.css.ts` file and of the `.css.ts` files it imports, by path, imports first. */
export type Stylesheets = ReadonlyMap<string, string>;

/** Names of classes; they contain a hash of the package's name and the file. */
const identOption = "short";

/**
 * Compiles `.css.ts` files to their class names and passes their rules to `onStylesheets`. The
 * JavaScript imports no CSS, so that servers, test runners and Next can load it. `file` is an absolute
 * path; the keys of `stylesheets` are relative to the package.
 */
export function vanillaStylesheets(
  onStylesheets: (file: string, stylesheets: Stylesheets) => void,
): Plugin {
  return {
    name: "vanilla-stylesheets",
    setup(build) {
      build.onLoad({ filter: cssFileFilter }, async ({ path: filePath }) => {
        const { source } = await compile({ filePath, cwd: packageFolder, identOption });
        const stylesheets = new Map<string, string>();
        const contents = await processVanillaFile({
          source,
          filePath,
          identOption,
          serializeVirtualCssPath({ fileScope, source: rules }) {
            stylesheets.set(fileScope.filePath, rules);
            return "";
          },
        });
        onStylesheets(filePath, stylesheets);
        return { contents, loader: "js", resolveDir: packageFolder };
      });
    },
  };
}
