import { docsPages, expect, openDocs, stories, test } from "./storybook.ts";

/** Heading ids that every documentation page of a component must have. */
const requiredHeadings = ["when-to-use", "when-not-to-use", "keyboard", "props"];

const componentTitles = new Set(
  stories.map(({ title }) => title).filter((title) => /^(Components|Forms)\//.test(title)),
);

for (const docs of docsPages) {
  test(`${docs.title} is documented`, async ({ fullScale }) => {
    const { page, errors } = fullScale;
    errors.length = 0;
    await openDocs(fullScale, docs);
    if (componentTitles.has(docs.title)) {
      const props = page
        .locator(".docblock-argstable tbody tr")
        .or(page.getByText("Takes no props."));
      await expect(props.first()).toBeVisible();
      const headings = page.locator("#storybook-docs h2[id]");
      const ids = await headings.evaluateAll((all) => all.map(({ id }) => id));
      expect(ids).toEqual(expect.arrayContaining(requiredHeadings));
    }
    expect(errors).toEqual([]);
  });
}

test("every component has a documentation page", () => {
  const documented = new Set(docsPages.map(({ title }) => title));
  expect([...componentTitles].filter((title) => !documented.has(title))).toEqual([]);
});
