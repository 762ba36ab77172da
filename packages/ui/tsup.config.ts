import { writeFileSync } from "node:fs";
import { defineConfig } from "tsup";
import { clientFilesPlugin } from "./build/client-files-plugin.ts";
import { writeDeclarationEntries } from "./build/declaration-entries.ts";
import { clientFiles, entryFile, entryNames } from "./build/package-files.ts";
import { writeRootModule } from "./build/root-module.ts";
import { writeStylesheets } from "./build/stylesheets.ts";
import { createDesignTokens } from "./src/theme/design-tokens.ts";
import { vanillaStylesheets } from "./build/vanilla-stylesheets.ts";

const entries = Object.fromEntries(entryNames.map((name) => [name, entryFile(name)]));

export default defineConfig({
  entry: {
    ...entries,
    ...Object.fromEntries(clientFiles()),
    "_tokens-command": "src/theme/tokens-command.ts",
  },
  dts: { entry: writeDeclarationEntries() },
  format: "esm",
  target: "es2022",
  platform: "neutral",
  splitting: true,
  sourcemap: true,
  clean: true,
  silent: true,
  esbuildPlugins: [clientFilesPlugin(), vanillaStylesheets(() => {})],
  esbuildOptions(options) {
    options.chunkNames = "_[name]-[hash]";
    options.jsx = "automatic";
  },
  onSuccess: async () => {
    await writeStylesheets("dist");
    writeRootModule("dist");
    writeFileSync("dist/tokens.json", JSON.stringify(createDesignTokens(), null, 2));
  },
});
