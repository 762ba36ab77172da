import "../packages/ui/src/styles/index.ts";
import "../site/app/fonts/full.css";
import "../site/app/fonts/serif.css";
import type { ArgTypesEnhancer, Decorator, Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { LocaleProvider } from "../packages/ui/src/components/locale-provider/locale-provider.tsx";
import { readToolbar } from "../packages/ui/test/fixtures/story-toolbar.ts";
import { createTheme } from "../packages/ui/src/theme/create-theme.ts";
import { Theme } from "../packages/ui/src/theme/theme.tsx";

// Generous timeout for CI.
configure({ asyncUtilTimeout: 20_000 });

/** As large as the window, with the padding that Storybook gives `<body>`. */
const canvas = { display: "flow-root", minHeight: "100vh" };
const padded = { ...canvas, padding: "1rem" };

/** Puts each story into a `Theme` with the color and scheme of the toolbar, as an application does. */
const withScheme: Decorator = (Story, { args, globals, viewMode, parameters }) => {
  const { locale, color, dark } = readToolbar(globals);
  // A story with a `locale` arg overrides the toolbar.
  const documentLocale: unknown = args["locale"] ?? locale;
  document.documentElement.lang = documentLocale === "ja-JP" ? "ja" : String(documentLocale);
  const hasOwnTheme = parameters["theme"] === "own" || (color === null && !dark);
  const canvasStyle = parameters["layout"] === "padded" ? padded : canvas;
  const style = viewMode === "story" ? canvasStyle : {};
  if (hasOwnTheme)
    return (
      <div style={style}>
        <Story />
      </div>
    );
  // The platform has no dark scheme: without a color, the default of themes is used.
  return (
    <Theme
      theme={createTheme({ mainColor: color, heroDark: dark, contentDark: dark })}
      style={style}
    >
      <Story />
    </Theme>
  );
};

/** Sets the language of the rich components. */
const withLocale: Decorator = (Story, { globals }) => (
  <LocaleProvider locale={readToolbar(globals).locale}>
    <Story />
  </LocaleProvider>
);

/**
 * Controls of nodes: a text field where the story passes text, none otherwise. Storybook would show the
 * internals of the React element.
 */
const setNodeControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isNode = /React(Node|Element)/.test(String(argType.table?.type?.summary));
      if (!isNode || argType.control !== undefined) return [name, argType];
      const isText = typeof initialArgs[name] === "string";
      return [name, { ...argType, control: isText ? { type: "text" } : false }];
    }),
  );

const mode = (color: string, scheme: string, locale: string) => ({ color, scheme, locale });

export default {
  tags: ["autodocs"],
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    controls: { expanded: true },
    options: {
      storySort: { order: ["Start", "Foundations", "Components", "Forms", "Templates"] },
    },
    chromatic: {
      modes: {
        korean: mode("platform", "light", "ko"),
        dark: mode("0F5C4A", "dark", "ko"),
        "hard color": mode("FFD400", "light", "ko"),
        english: mode("platform", "light", "en"),
        japanese: mode("platform", "light", "ja"),
      },
    },
  },
  globalTypes: {
    color: {
      description: "Main color",
      toolbar: {
        icon: "paintbrush",
        dynamicTitle: true,
        items: [
          { value: "platform", title: "Platform" },
          { value: "0F5C4A", title: "Deep green #0F5C4A" },
          { value: "E2401B", title: "Vermilion #E2401B" },
          { value: "FFD400", title: "Yellow #FFD400 (hard)" },
          { value: "F6C6D0", title: "Pale pink #F6C6D0 (hard)" },
          { value: "1A1A1A", title: "Near black #1A1A1A" },
          { value: "808080", title: "Gray #808080" },
        ],
      },
    },
    scheme: {
      description: "Scheme",
      toolbar: {
        icon: "mirror",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
      },
    },
    locale: {
      description: "Language",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "ko", title: "한국어" },
          { value: "en", title: "English" },
          { value: "ja", title: "日本語" },
        ],
      },
    },
  },
  initialGlobals: { color: "platform", scheme: "light", locale: "ko" },
  argTypesEnhancers: [setNodeControls],
  decorators: [withScheme, withLocale],
} satisfies Preview;
