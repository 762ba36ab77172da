import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test as base, devices, expect, type Browser, type Page } from "@playwright/test";
import { preview } from "vite";

/** Repository root; `pnpm storybook:build` writes the built Storybook. */
const root = fileURLToPath(new URL("../../../..", import.meta.url));
const folder = "storybook-static";

export interface Story {
  readonly id: string;
  /** `Components/Button` */
  readonly title: string;
  readonly name: string;
}

interface StoryIndex {
  readonly entries: Readonly<Record<string, Story & { readonly type: "story" | "docs" }>>;
}

function readIndex(): StoryIndex {
  try {
    // Written by the Storybook build.
    return JSON.parse(readFileSync(`${root}/${folder}/index.json`, "utf8")) as StoryIndex;
  } catch (cause) {
    throw new Error("The built Storybook is missing: run `pnpm storybook:build` first.", { cause });
  }
}

const entries = Object.values(readIndex().entries);

export const stories: readonly Story[] = entries.filter(({ type }) => type === "story");

export const docsPages: readonly Story[] = entries.filter(({ type }) => type === "docs");

/** Toolbar settings and media emulation for a screenshot. */
export interface Mode {
  readonly name: string;
  readonly color: string;
  readonly scheme: "light" | "dark";
  readonly locale: "ko" | "en" | "ja";
  /** Emulates `forced-colors: active`. */
  readonly forcedColors?: true;
}

export const light: Mode = { name: "light", color: "platform", scheme: "light", locale: "ko" };
export const dark: Mode = { name: "dark", color: "0F5C4A", scheme: "dark", locale: "ko" };

/** Modes in which each `Gallery` and template has screenshots. */
export const modes: readonly Mode[] = [
  light,
  dark,
  { name: "hard-color", color: "FFD400", scheme: "light", locale: "ko" },
  { name: "english", color: "platform", scheme: "light", locale: "en" },
  { name: "japanese", color: "platform", scheme: "light", locale: "ja" },
  { name: "forced-colors", color: "platform", scheme: "light", locale: "ko", forcedColors: true },
];

/** Collects console errors and uncaught exceptions of a page. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return errors;
}

/** A browser page that the stories of a worker share, so that resources are loaded once. */
export interface StoryPage {
  readonly page: Page;
  readonly errors: string[];
  /** The current story. */
  readonly current: { title: string; mode: Mode | null };
}

interface WorkerFixtures {
  storybook: string;
  /** Device scale factor 1, for components. */
  fullScale: StoryPage;
  /** Device scale factor 0.5, for smaller screenshots of whole pages. */
  halfScale: StoryPage;
}

async function createStoryPage(browser: Browser, baseURL: string, deviceScaleFactor: number) {
  const context = await browser.newContext({
    baseURL,
    deviceScaleFactor,
    // With this user agent Storybook stops animations and skips its 100 ms wait after each story.
    userAgent: `${devices["Desktop Chrome"].userAgent} StorybookTestRunner`,
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  return {
    context,
    storyPage: { page, errors: collectErrors(page), current: { title: "", mode: null } },
  };
}

export const test = base.extend<object, WorkerFixtures>({
  storybook: [
    async ({ browserName: _anyBrowser }, provide) => {
      const server = await preview({
        root,
        configFile: false,
        logLevel: "warn",
        build: { outDir: folder },
        preview: { host: "127.0.0.1", port: 0 },
      });
      const [url] = server.resolvedUrls?.local ?? [];
      if (!url) throw new Error("The preview server of the built Storybook has no URL.");
      await provide(url);
      await server.close();
    },
    { scope: "worker" },
  ],
  fullScale: [
    async ({ browser, storybook }, provide) => {
      const { context, storyPage } = await createStoryPage(browser, storybook, 1);
      await provide(storyPage);
      await context.close();
    },
    { scope: "worker" },
  ],
  halfScale: [
    async ({ browser, storybook }, provide) => {
      const { context, storyPage } = await createStoryPage(browser, storybook, 0.5);
      await provide(storyPage);
      await context.close();
    },
    { scope: "worker" },
  ],
});

/** Global of the Storybook preview, which has no public types. */
interface Preview {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { id?: string; phase?: string };
    channel: {
      once: (event: string, listener: () => void) => void;
      emit: (event: string, payload: object) => void;
    };
  };
}

/**
 * Opens a story in a mode and waits until it and its play function are done. Stories of one component
 * share a document, as in the Storybook UI: each is remounted without a page load.
 */
export async function openStory(
  { page, current }: StoryPage,
  story: Story,
  mode: Mode,
): Promise<void> {
  const { color, scheme, locale } = mode;
  await page.emulateMedia({ forcedColors: mode.forcedColors ? "active" : "none" });
  if (current.title === story.title)
    await mountStory(page, story, current.mode === mode ? null : { color, scheme, locale });
  else {
    const globals = `color:${color};scheme:${scheme};locale:${locale};a11y.manual:!true`;
    await page.goto(`iframe.html?id=${story.id}&viewMode=story&globals=${globals}`);
  }
  Object.assign(current, { title: story.title, mode });
  await page.waitForFunction((id) => {
    const { __STORYBOOK_PREVIEW__: storyPreview } = window as unknown as Preview;
    const render = storyPreview?.currentRender;
    const failed = document.body.classList.contains("sb-show-errordisplay");
    return failed || (render?.id === id && ["finished", "errored"].includes(render.phase ?? ""));
  }, story.id);
  const message = page.locator("#error-message");
  expect(await message.isVisible(), (await message.textContent()) ?? "").toBe(false);
  await page.evaluate(() => document.fonts.ready);
}

/** Mounts a story in the loaded document after resetting focus, scroll position and storage. */
async function mountStory(page: Page, { id }: Story, globals: object | null): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(
    async ({ storyId, newGlobals }) => {
      const { __STORYBOOK_PREVIEW__: storyPreview } = window as unknown as Preview;
      if (!storyPreview)
        throw new Error("The Storybook preview is missing: the page may show a Storybook error.");
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      scrollTo(0, 0);
      localStorage.clear();
      sessionStorage.clear();
      const before = storyPreview.currentRender;
      const waitForStory = () =>
        new Promise<void>((done) => storyPreview.channel.once("storyFinished", done));
      if (newGlobals) {
        const updated = waitForStory();
        storyPreview.channel.emit("updateGlobals", { globals: newGlobals });
        await updated;
      }
      const mounted = waitForStory();
      if (before?.id === storyId) storyPreview.channel.emit("forceRemount", { storyId });
      else storyPreview.channel.emit("setCurrentStory", { storyId, viewMode: "story" });
      await mounted;
    },
    { storyId: id, newGlobals: globals },
  );
}

/** Loads a documentation page and waits for its heading. */
export async function openDocs({ page, current }: StoryPage, docs: Story): Promise<void> {
  Object.assign(current, { title: "", mode: null });
  await page.goto(`iframe.html?id=${docs.id}&viewMode=docs`);
  await expect(page.locator("#storybook-docs h1")).toBeVisible();
}

export { expect };
