import { existsSync } from "node:fs";
import { test as base, expect, type Page } from "@playwright/test";
import { readPropNames } from "../../build/docgen.ts";
import { readIndex, root, serveStorybook } from "./storybook.ts";

/** Heading ids that every documentation page of a component must have. */
const requiredHeadings = ["when-to-use", "when-not-to-use", "keyboard", "props"];

const index = readIndex();
const docsPages = index.filter(({ type }) => type === "docs");

/** Stories files of components by title. */
const components = new Map(
  index
    .filter(({ type, title }) => type === "story" && /^(Components|Forms)\//.test(title))
    .map(({ title, importPath }) => [title, importPath]),
);

interface WorkerFixtures {
  /** One browser page for all documents of a worker, so that resources are loaded once. */
  docs: { readonly page: Page; readonly errors: string[] };
  propNames: ReadonlyMap<string, readonly string[]>;
}

const test = base.extend<object, WorkerFixtures>({
  docs: [
    async ({ browser }, provide) => {
      const storybook = await serveStorybook();
      const context = await browser.newContext({
        baseURL: storybook.url,
        reducedMotion: "reduce",
        viewport: { width: 1280, height: 800 },
      });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await provide({ page, errors });
      await context.close();
      await storybook.close();
    },
    { scope: "worker" },
  ],
  propNames: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires the pattern.
    async ({}, provide) => {
      const files = [...components.values()].map(
        (path) => `${root}/${path.replace(".stories.tsx", ".tsx")}`,
      );
      await provide(readPropNames(files.filter((file) => existsSync(file))));
    },
    { scope: "worker" },
  ],
});

/** The pages of other components are extended tests (site/e2e/fixtures/test.ts). */
const quickPage = "Components/Dialog";

for (const { id, title } of docsPages)
  test(
    `${title} is documented`,
    title === quickPage ? {} : { tag: "@extended" },
    async ({ docs: { page, errors }, propNames }) => {
      errors.length = 0;
      await page.goto(`iframe.html?id=${id}&viewMode=docs`);
      // A story on the page can have an h1 of its own; the title comes first.
      await expect(page.locator("#storybook-docs h1").first()).toBeVisible();
      if (components.has(title)) {
        const rows = page.locator(".docblock-argstable tbody tr");
        await expect(rows.or(page.getByText("Takes no props.")).first()).toBeVisible();
        const headings = page.locator("#storybook-docs h2[id]");
        const ids = await headings.evaluateAll((all) => all.map((heading) => heading.id));
        expect(ids).toEqual(expect.arrayContaining(requiredHeadings));
        const name = title.split("/").at(-1) ?? "";
        // The icons share one type of props, which their stories describe.
        if (name !== "Icons") {
          const controls = await rows.locator("td:first-child span:first-child").allTextContents();
          const shown = controls.map((text) => text.replace(/\*$/, ""));
          expect(shown).toEqual(expect.arrayContaining([...(propNames.get(name) ?? ["?"])]));
        }
      }
      expect(errors).toEqual([]);
    },
  );

// The documents are compared with what the same reader finds, so that it must not find less than there is.
test("the props of a component are its own, without the attributes of its element", ({
  propNames,
}) => {
  expect(propNames.get("Button")).toEqual(
    expect.arrayContaining(["href", "children", "disabled", "busy", "variant", "size"]),
  );
  expect(propNames.get("TextField")).toEqual(expect.arrayContaining(["label", "hint", "error"]));
  expect(propNames.get("TextField")).not.toContain("onCopy");
  const found = [...components.keys()].map((title) => title.split("/").at(-1) ?? "");
  expect(found.filter((name) => name !== "Icons" && !propNames.has(name))).toEqual([]);
});

test("a story is in a Theme, as in an application, and its document has none", async ({
  docs: { page },
}) => {
  const globals = "color:0F5C4A;scheme:dark;locale:en";
  await page.goto(`iframe.html?id=components-dialog--default&viewMode=story&globals=${globals}`);
  // Put into <body>, where a theme of the document would hide that an overlay loses its own.
  const dialog = page.locator("body > [data-theme]").getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(page.locator("#storybook-root > [data-theme]")).toHaveCount(1);
  await expect(
    page.locator(":is(html, body, #storybook-root):is([data-theme], [data-scheme])"),
  ).toHaveCount(0);
});

test("every component has a documentation page, and a gallery for the checks of its states", () => {
  const documented = new Set(docsPages.map(({ title }) => title));
  const shown = new Set(index.filter(({ name }) => name === "Gallery").map(({ title }) => title));
  const withoutElement = /\/(?:LinkProvider|LocaleProvider)$/;
  expect([...components.keys()].filter((title) => !documented.has(title))).toEqual([]);
  expect(
    [...components.keys()].filter((title) => !shown.has(title) && !withoutElement.test(title)),
  ).toEqual([]);
});
