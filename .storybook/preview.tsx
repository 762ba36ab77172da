import "../packages/ui/src/styles/index.ts";
import "../site/app/fonts/full.css";
import "../site/app/fonts/serif.css";
import type { ArgTypesEnhancer, Decorator, Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { readToolbar } from "../packages/ui/test/fixtures/story-toolbar.ts";
import { createTheme } from "../packages/ui/src/theme/create-theme.ts";
import { ThemeStyle } from "../packages/ui/src/theme/theme-style.tsx";

// Generous timeout for CI.
configure({ asyncUtilTimeout: 20_000 });

/** Main color for a dark scheme without an agent; the platform has no dark scheme. */
const platformBlue = "#1745C2";

/**
 * Applies the color and scheme of the toolbar. The scheme is set on `<body>`, so that it applies to
 * portals such as dialogs; on documentation pages it is set around each story.
 */
const withScheme: Decorator = (Story, { args, globals, viewMode, parameters }) => {
  const { locale, color, dark } = readToolbar(globals);
  // A story with a `locale` arg overrides the toolbar.
  const documentLocale: unknown = args["locale"] ?? locale;
  document.documentElement.lang = documentLocale === "ja-JP" ? "ja" : String(documentLocale);
  const hasOwnTheme = parameters["theme"] === "own" || (color === null && !dark);
  const onBody = !hasOwnTheme && viewMode === "story";
  if (onBody) document.body.dataset["scheme"] = "content";
  else delete document.body.dataset["scheme"];
  if (hasOwnTheme) return <Story />;
  const mainColor = color ?? platformBlue;
  return (
    <>
      <ThemeStyle theme={createTheme({ mainColor, heroDark: dark, contentDark: dark })} />
      {onBody ? (
        <Story />
      ) : (
        <div data-scheme="content">
          <Story />
        </div>
      )}
    </>
  );
};

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
  decorators: [withScheme],
} satisfies Preview;
