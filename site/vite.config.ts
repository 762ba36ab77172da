import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups } from "./build/chunks.ts";
import { watchMessages } from "./build/messages.ts";
import { pseudoLabels } from "./build/pseudo-labels.ts";

export default defineConfig(({ command }) => ({
  appType: "custom",
  plugins: [
    watchMessages(),
    pseudoLabels(),
    vanillaExtractPlugin({ identifiers: command === "build" ? "short" : "debug" }),
    // Removes the built-in texts of react-aria-components in other languages.
    optimizeLocales.vite({ locales: ["ko-KR", "en-US", "ja-JP"] }),
    react(),
  ],
  resolve: {
    alias: [
      // Messages are compiled at build time, so the browser needs no ICU parser.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
      },
      // Radix's dialogs and menus lock scrolling with it; the original adds `<style>` elements.
      {
        find: /^react-style-singleton$/,
        replacement: fileURLToPath(new URL("app/layout/style-singleton.ts", import.meta.url)),
      },
    ],
  },
  // A module can load another one: the decoder of HEIC only for such a file.
  worker: { format: "es" },
  build: {
    assetsInlineLimit: 0,
    target: "es2023",
  },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups() },
          },
          // The exports of pages, which the document names.
          preserveEntrySignatures: "allow-extension",
          input: [
            ...globSync("app/pages/*/*.page.tsx", { cwd: import.meta.dirname }),
            "app/hydration/boot.ts",
            "app/analytics/analytics.entry.ts",
            "app/layout/print.css",
            ...["rest", "full", "serif", "core-ko", "core-en", "core-ja"].map(
              (name) => `app/fonts/${name}.css`,
            ),
            ...["visit-ko", "visit-en", "visit-ja", "common-ko", "common-ja", "names"].map(
              (name) => `app/fonts/generated/${name}.css`,
            ),
          ],
        },
      },
    },
    ssr: {
      build: {
        outDir: "dist/server",
        emitAssets: false,
        rolldownOptions: {
          input: { entry: "app/entry.server.tsx" },
        },
      },
    },
  },
  builder: {},
}));
