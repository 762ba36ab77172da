import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { intlMessages } from "./build/intl-messages.ts";

export default defineConfig({
  appType: "custom",
  plugins: [intlMessages(), vanillaExtractPlugin(), react()],
  resolve: {
    alias: [
      // Messages are compiled at build time, so the browser needs no ICU parser.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
      },
    ],
  },
  build: {
    assetsInlineLimit: 0,
    target: "es2023",
  },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        modulePreload: {
          // The document names a page's own modules to the boot script; a page never fetches another's.
          resolveDependencies: (file, dependencies) =>
            file.includes(".page-")
              ? dependencies.filter((dependency) => dependency.endsWith(".css"))
              : dependencies,
        },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // The boot script must not wait for what it is there to delay.
                {
                  name: "preload",
                  test: /preload-helper|forms[\\/]kept-texts|fonts[\\/]late-sheets/,
                  priority: 2,
                },
                // One file for what every page wakes with: it compresses better, and stays in the cache.
                {
                  name: "core",
                  priority: 1,
                  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|site[\\/]app[\\/](entry\.client|page-root|page-modules|hydration[\\/](island|still)|analytics[\\/](outlet|track|page-errors)|i18n[\\/]language-items|layout[\\/](privacy-path|site-header|site-language-menu|skip-link|use-query))|ui[\\/]src[\\/](private[\\/](class-names|use-hydrated|fill|use-intent|press-ends)|components[\\/](button|text-link|header|logo|mark|icon[\\/]create|language-menu[\\/]language-(menu|link|item)))/,
                },
                // An agent's header and footer, on the homepage and around the pages in its frame.
                {
                  name: "frame",
                  test: /ui[\\/]src[\\/](templates[\\/]sections[\\/](foreign|brokerage-mark|homepage-header|homepage-footer)|legal[\\/]legal-prose|components[\\/]seal)|site[\\/]app[\\/]data[\\/]resolve-image/,
                },
                {
                  name: "formats",
                  priority: 1,
                  test: /site[\\/]app[\\/]i18n[\\/]formats[\\/](formats-for|compact-money)/,
                },
                // What the three templates share.
                {
                  name: "homepage",
                  minShareCount: 3,
                  test: /ui[\\/]src[\\/](templates[\\/](sections|hero-image|name-shape)|components[\\/]video-facade|private[\\/]plain-click)|site[\\/]app[\\/]pages[\\/]homepage[\\/](homepage-view|islands|edit-bar[\\/]owner-bar)/,
                },
                // Pages that bring finished sentences need none of it.
                {
                  name: "intl",
                  test: /node_modules[\\/](react-intl|@formatjs|intl-messageformat)[\\/]|site[\\/]app[\\/]i18n[\\/](create-intl|provide-words)/,
                },
              ],
            },
          },
          input: [
            "app/hydration/boot.ts",
            "app/analytics/analytics.entry.ts",
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
        rolldownOptions: { input: { entry: "app/entry.server.tsx" } },
      },
    },
  },
  builder: {},
});
