import "../packages/ui/src/entries/styles.ts";
import "../site/app/fonts/full.css";
import "../site/app/fonts/serif.css";
import type { Decorator, Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { readToolbar } from "../packages/ui/src/private/story-toolbar.ts";
import { createTheme } from "../packages/ui/src/theme/create-theme.ts";
import { ThemeStyle } from "../packages/ui/src/theme/theme-style.tsx";

// A busy machine is slow, not broken.
configure({ asyncUtilTimeout: 20_000 });

/** Platform blue, for a dark scheme without an agent: the platform itself has none. */
const platformBlue = "#1745C2";

/**
 * Colours a story by the toolbar. The scheme is put on the body, so that dialogs and menus, which
 * stand outside the story, have it too; on a page of documentation, around each story.
 */
const inScheme: Decorator = (Story, { args, globals, viewMode, parameters }) => {
  const { locale, color, dark } = readToolbar(globals);
  // A page that is in one language whatever the toolbar says is in that language as a whole.
  const written: unknown = args["locale"] ?? locale;
  document.documentElement.lang = written === "ja-JP" ? "ja" : String(written);
  const ownTheme = parameters["theme"] === "own" || (color === null && !dark);
  const onBody = !ownTheme && viewMode === "story";
  if (onBody) document.body.dataset["scheme"] = "content";
  else delete document.body.dataset["scheme"];
  if (ownTheme) return <Story />;
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
        "hard colour": mode("FFD400", "light", "ko"),
        english: mode("platform", "light", "en"),
        japanese: mode("platform", "light", "ja"),
      },
    },
  },
  globalTypes: {
    color: {
      description: "Main colour",
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
          { value: "808080", title: "Grey #808080" },
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
  decorators: [inScheme],
} satisfies Preview;
