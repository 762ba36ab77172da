import optimizeLocales from "@react-aria/optimize-locales-plugin";
import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import remarkGfm from "remark-gfm";
import { mergeConfig } from "vite";

export default {
  framework: "@storybook/react-vite",
  stories: ["../packages/ui/src/**/*.mdx", "../packages/ui/src/**/*.stories.tsx"],
  addons: [
    {
      name: "@storybook/addon-docs",
      // Enables tables in MDX.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    // Shows hover, active and focus states in separate stories.
    "storybook-addon-pseudo-states",
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // docgenPlugin reads the props instead.
  typescript: { reactDocgen: false },
  viteFinal: async (config) => {
    // Loads TypeScript, which the test runner does not need.
    const { docgenPlugin } = await import("../packages/ui/build/docgen.ts");
    return mergeConfig(config, {
      plugins: [
        vanillaExtractPlugin(),
        docgenPlugin(),
        optimizeLocales.vite({ locales: ["ko-KR", "en-US", "ja-JP"] }),
      ],
    });
  },
} satisfies StorybookConfig;
