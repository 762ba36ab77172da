import { setupPage, type TestContext } from "@storybook/test-runner";
import testRunnerEnvironment from "@storybook/test-runner/dist/jest-playwright-entries/test-environment.js";
import { type Browser, chromium, devices, type Page } from "playwright";
import { chromiumPath, getLaunchOptions } from "../../../../tools/chromium.ts";
import { checkStory, scaleOf } from "./check-story.ts";
import { isInStage } from "./stages.ts";
import { resetStory } from "./story-page.ts";

/** The test runner's Jest environment, which has no types. */
const TestRunnerEnvironment = testRunnerEnvironment as new (...args: readonly unknown[]) => {
  readonly global: Record<string, unknown> & { readonly expect: typeof expect };
  setup(): Promise<void>;
  teardown(): Promise<void>;
  handleTestEvent(event: TestEvent): Promise<void>;
};

/** The parts of jest-circus's events that are used. */
interface TestEvent {
  name: string;
  test?: { mode?: string | null; parent: { name: string; parent?: { name: string } } };
}

// State of a Jest worker: a browser, and for each device scale factor the page of its last story.
let browser: Promise<Browser> | undefined;
const idlePages = new Map<number, Page>();

async function openPage(deviceScaleFactor: number): Promise<Page> {
  browser ??= chromium.launch(getLaunchOptions(chromiumPath));
  const context = await (
    await browser
  ).newContext({
    // With this user agent Storybook stops animations and skips its 100 ms wait after each story.
    userAgent: `${devices["Desktop Chrome"].userAgent} StorybookTestRunner`,
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor,
  });
  return context.newPage();
}

async function closeBrowser(): Promise<void> {
  const open = await browser;
  browser = undefined;
  idlePages.clear();
  await open?.close();
}

// The last thing that Jest does in a worker is to remove its listener; the browser would keep it running.
process.on("removeListener", (event) => {
  if (event === "message") void closeBrowser();
});

async function loadDocument(page: Page): Promise<void> {
  await setupPage(page, page.context());
  // A page keeps the functions of `setupPage` in its next document, and Playwright rejects them a second time.
  Object.assign(page, { exposeBinding: async () => {} });
}

/**
 * Jest environment of the stories. The files of a worker share the browser, its pages and these modules: a
 * new page or module instance for each file would take more time than its stories. Each file has a new
 * document, and the story after a failed one a new page.
 */
export default class StoriesEnvironment extends TestRunnerEnvironment {
  /** Pages with the document of this file. */
  readonly #loaded = new WeakSet<Page>();

  override async setup(): Promise<void> {
    await super.setup();
    // Names that the code of the test runner's transform calls.
    Object.assign(this.global, {
      page: null,
      jestPlaywright: { resetPage: () => this.#closePage() },
      __sbSetupPage: () => {},
      __sbPreVisit: (_page: null, story: TestContext) => this.#openStory(story),
      __sbPostVisit: (page: Page, story: TestContext) => this.#checkStory(page, story),
    });
  }

  /** Skips the stories that this stage does not check. */
  override async handleTestEvent(event: TestEvent): Promise<void> {
    if (event.name === "test_start" && event.test) {
      const { name, parent } = event.test.parent;
      if (!isInStage({ name, title: parent?.name ?? "" })) event.test.mode = "skip";
    }
    await super.handleTestEvent(event);
  }

  override async teardown(): Promise<void> {
    const isWorker = process.send !== undefined;
    if (!isWorker) await closeBrowser();
    await super.teardown();
  }

  async #openStory(story: TestContext): Promise<void> {
    const scale = scaleOf(story);
    const page = idlePages.get(scale) ?? (await openPage(scale));
    idlePages.delete(scale);
    this.global["page"] = page;
    if (!this.#loaded.has(page)) await loadDocument(page);
    this.#loaded.add(page);
    await resetStory(page);
  }

  async #checkStory(page: Page, story: TestContext): Promise<void> {
    try {
      if (story.hasFailure) return await this.#closePage();
      await checkStory(page, story, this.global.expect);
      idlePages.set(scaleOf(story), page);
    } catch (error) {
      await this.#closePage();
      throw error;
    }
  }

  /** A failed story may leave the page in any state. */
  async #closePage(): Promise<void> {
    const page = this.global["page"] as Page | null;
    await page?.context().close();
  }
}
