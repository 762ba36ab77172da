import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test as base, devices, expect, type Browser, type Page } from "@playwright/test";
import { preview } from "vite";

/** The built Storybook: `npm run storybook:build` writes it. */
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
    // Written by Storybook's own build a moment ago.
    return JSON.parse(readFileSync(`${root}/${folder}/index.json`, "utf8")) as StoryIndex;
  } catch (cause) {
    throw new Error("No built Storybook: run `npm run storybook:build` first.", { cause });
  }
}

const entries = Object.values(readIndex().entries);

/** Every story of the built Storybook. */
export const stories: readonly Story[] = entries.filter(({ type }) => type === "story");

/** Every page of documentation. */
export const docsPages: readonly Story[] = entries.filter(({ type }) => type === "docs");

/** A setting of Storybook's toolbar. */
export interface Mode {
  readonly name: string;
  readonly color: string;
  readonly scheme: "light" | "dark";
  readonly locale: "ko" | "en" | "ja";
  /** Drawn in the few colours that the reader's system has, as for high contrast. */
  readonly forcedColors?: true;
}

export const light: Mode = { name: "light", color: "platform", scheme: "light", locale: "ko" };
export const dark: Mode = { name: "dark", color: "0F5C4A", scheme: "dark", locale: "ko" };

/** What every `Gallery` and template is drawn in. */
export const modes: readonly Mode[] = [
  light,
  dark,
  { name: "hard-colour", color: "FFD400", scheme: "light", locale: "ko" },
  { name: "english", color: "platform", scheme: "light", locale: "en" },
  { name: "japanese", color: "platform", scheme: "light", locale: "ja" },
  { name: "forced-colours", color: "platform", scheme: "light", locale: "ko", forcedColors: true },
];

/** What the console says of the stories opened on a page: errors, and what was thrown. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return complaints;
}

/** A page that all stories of a worker are opened on: what it loaded once it need not load again. */
export interface Book {
  readonly page: Page;
  readonly complaints: string[];
  /** What the page shows now. */
  readonly opened: { title: string; mode: Mode | null };
}

interface WorkerFixtures {
  storybook: string;
  /** For components: a pixel of the image is a pixel of the page. */
  closeUp: Book;
  /** For whole pages: half the size, so that their images stay small. */
  overview: Book;
}

async function openBook(browser: Browser, baseURL: string, deviceScaleFactor: number) {
  const context = await browser.newContext({
    baseURL,
    deviceScaleFactor,
    // By this name Storybook knows a test: it stops what moves and does not wait 100 ms a story for it to end.
    userAgent: `${devices["Desktop Chrome"].userAgent} StorybookTestRunner`,
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  return { context, book: { page, complaints: watch(page), opened: { title: "", mode: null } } };
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
      if (!url) throw new Error("The server of the built Storybook names no address.");
      await provide(url);
      await server.close();
    },
    { scope: "worker" },
  ],
  closeUp: [
    async ({ browser, storybook }, provide) => {
      const { context, book } = await openBook(browser, storybook, 1);
      await provide(book);
      await context.close();
    },
    { scope: "worker" },
  ],
  overview: [
    async ({ browser, storybook }, provide) => {
      const { context, book } = await openBook(browser, storybook, 0.5);
      await provide(book);
      await context.close();
    },
    { scope: "worker" },
  ],
});

/** Storybook's own handle on what it renders; it has no types for a page outside of it. */
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
 * share a document, as they do for who reads Storybook: each is put up anew, none is loaded anew.
 */
export async function openStory({ page, opened }: Book, story: Story, mode: Mode): Promise<void> {
  const { color, scheme, locale } = mode;
  await page.emulateMedia({ forcedColors: mode.forcedColors ? "active" : "none" });
  if (opened.title === story.title)
    await putUp(page, story, opened.mode === mode ? null : { color, scheme, locale });
  else {
    const globals = `color:${color};scheme:${scheme};locale:${locale};a11y.manual:!true`;
    await page.goto(`iframe.html?id=${story.id}&viewMode=story&globals=${globals}`);
  }
  Object.assign(opened, { title: story.title, mode });
  await page.waitForFunction((id) => {
    const { __STORYBOOK_PREVIEW__: book } = window as unknown as Preview;
    const render = book?.currentRender;
    const failed = document.body.classList.contains("sb-show-errordisplay");
    return failed || (render?.id === id && ["finished", "errored"].includes(render.phase ?? ""));
  }, story.id);
  const message = page.locator("#error-message");
  expect(await message.isVisible(), (await message.textContent()) ?? "").toBe(false);
  await page.evaluate(() => document.fonts.ready);
}

/** Takes the present story away, with all it left in the document, and puts up another. */
async function putUp(page: Page, { id }: Story, globals: object | null): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(
    async ({ storyId, wanted }) => {
      const { __STORYBOOK_PREVIEW__: book } = window as unknown as Preview;
      if (!book) throw new Error("Storybook's preview is gone: was its error page opened?");
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      scrollTo(0, 0);
      localStorage.clear();
      sessionStorage.clear();
      const before = book.currentRender;
      const settled = () => new Promise<void>((done) => book.channel.once("storyFinished", done));
      if (wanted) {
        const redrawn = settled();
        book.channel.emit("updateGlobals", { globals: wanted });
        await redrawn;
      }
      const put = settled();
      if (before?.id === storyId) book.channel.emit("forceRemount", { storyId });
      else book.channel.emit("setCurrentStory", { storyId, viewMode: "story" });
      await put;
    },
    { storyId: id, wanted: globals },
  );
}

/** Opens a page of documentation, in a document of its own, and waits for its heading. */
export async function openDocs({ page, opened }: Book, docs: Story): Promise<void> {
  Object.assign(opened, { title: "", mode: null });
  await page.goto(`iframe.html?id=${docs.id}&viewMode=docs`);
  await expect(page.locator("#storybook-docs h1")).toBeVisible();
}

export { expect };
