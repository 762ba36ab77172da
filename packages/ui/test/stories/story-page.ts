import type { Page } from "playwright";
import { light, type Mode } from "./modes.ts";

interface PageState {
  mode: Mode;
  /** Console errors and uncaught exceptions of the current story. */
  readonly errors: string[];
}

const states = new WeakMap<Page, PageState>();

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return errors;
}

function getState(page: Page): PageState {
  let state = states.get(page);
  if (!state) {
    state = { mode: light, errors: collectErrors(page) };
    states.set(page, state);
  }
  return state;
}

/** Storybook's preview and its event channel in the page, which have no public types. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: {
      userGlobals: {
        get: () => { pseudo?: object | false };
        update: (globals: object) => void;
      };
    };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (name: string, listener: (error?: unknown) => void) => void;
    off: (name: string, listener: (error?: unknown) => void) => void;
    emit: (name: string, payload: object) => void;
  };
}

/** Loads the preview without a story. The a11y addon is off, since the tests run axe themselves. */
export async function loadPreview(page: Page): Promise<void> {
  const state = getState(page);
  if (state.mode.forcedColors) await page.emulateMedia({ forcedColors: "none" });
  state.mode = light;
  state.errors.length = 0;
  await page.goto(new URL("iframe.html", process.env["TARGET_URL"]).href);
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in window);
  await page.evaluate(async () => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
    await new Promise<void>((resolve) => {
      channel.on("globalsUpdated", () => resolve());
      channel.emit("updateGlobals", { globals: { a11y: { manual: true } } });
    });
  });
  if (state.errors.length > 0)
    throw new Error(`The preview has errors: ${state.errors.join("\n")}`);
}

/** Emits an event on Storybook's channel and waits until the story is drawn and played again. */
async function emitAndWait(page: Page, event: string, payload: object): Promise<void> {
  await page.evaluate(
    async (message) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
      const failures = [
        "storyErrored",
        "storyMissing",
        "storyThrewException",
        "playFunctionThrewException",
        "unhandledErrorsWhilePlaying",
      ];
      await new Promise<void>((resolve, reject) => {
        const stop = () => {
          channel.off("storyFinished", handleFinish);
          for (const name of failures) channel.off(name, handleFailure);
        };
        const handleFinish = () => {
          stop();
          resolve();
        };
        const handleFailure = (error: unknown) => {
          stop();
          const details =
            typeof error === "object" && error && "message" in error
              ? error.message
              : JSON.stringify(error);
          reject(new Error(`The story failed: ${String(details)}`));
        };
        channel.on("storyFinished", handleFinish);
        for (const name of failures) channel.on(name, handleFailure);
        channel.emit(message.event, message.payload);
      });
    },
    { event, payload },
  );
}

/**
 * Sets the mode in which the next story is drawn. Storybook's event `updateGlobals` would draw the current
 * story in it first.
 */
async function setMode(page: Page, mode: Mode): Promise<void> {
  const state = getState(page);
  if (state.mode === mode) return;
  const { color, scheme, locale } = mode;
  await page.emulateMedia({ forcedColors: mode.forcedColors ? "active" : "none" });
  await page.evaluate(
    (globals) => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
      preview.storyStoreValue.userGlobals.update(globals);
    },
    { color, scheme, locale },
  );
  state.mode = mode;
}

async function resetDocument(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** The pseudo-states addon keeps the forced states of a story in a global, which the next story would get. */
async function clearForcedStates(page: Page): Promise<void> {
  const hasForcedStates = await page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
    return Boolean(preview.storyStoreValue.userGlobals.get().pseudo);
  });
  if (hasForcedStates) await emitAndWait(page, "updateGlobals", { globals: { pseudo: false } });
}

/** Resets focus, scroll position, storage, forced states, mode and collected errors before each story. */
export async function resetStory(page: Page): Promise<void> {
  await resetDocument(page);
  await clearForcedStates(page);
  await setMode(page, light);
  getState(page).errors.length = 0;
}

/** Mounts the current story again in another mode, without loading a document. */
export async function remountStory(page: Page, storyId: string, mode: Mode): Promise<void> {
  await resetDocument(page);
  await setMode(page, mode);
  await emitAndWait(page, "forceRemount", { storyId });
}

/** Draws the current story again with other arguments. */
export async function updateStory(page: Page, storyId: string, args: object): Promise<void> {
  await emitAndWait(page, "updateStoryArgs", { storyId, updatedArgs: args });
}

/** Console errors and uncaught exceptions since the last reset. */
export function getErrors(page: Page): readonly string[] {
  return getState(page).errors;
}
