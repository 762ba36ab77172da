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
      // Tables in the pages of documentation.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    // Hover, press and focus as stories of their own.
    "storybook-addon-pseudo-states",
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => mergeConfig(config, { plugins: [vanillaExtractPlugin()] }),
} satisfies StorybookConfig;
