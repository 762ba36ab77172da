import { docsPages, expect, openDocs, stories, test } from "./storybook.ts";

/** What a page says of a component, whatever the component, by the ids of its headings. */
const chapters = ["when-to-use", "when-not-to-use", "keyboard", "props"];

const componentTitles = new Set(
  stories.map(({ title }) => title).filter((title) => /^(Components|Forms)\//.test(title)),
);

for (const docs of docsPages) {
  test(`${docs.title} is explained`, async ({ closeUp }) => {
    const { page, complaints } = closeUp;
    complaints.length = 0;
    await openDocs(closeUp, docs);
    if (componentTitles.has(docs.title)) {
      const props = page
        .locator(".docblock-argstable tbody tr")
        .or(page.getByText("Takes no props."));
      await expect(props.first()).toBeVisible();
      const headings = page.locator("#storybook-docs h2[id]");
      const ids = await headings.evaluateAll((all) => all.map(({ id }) => id));
      expect(ids).toEqual(expect.arrayContaining(chapters));
    }
    expect(complaints).toEqual([]);
  });
}

test("every component has its page", () => {
  const explained = new Set(docsPages.map(({ title }) => title));
  expect([...componentTitles].filter((title) => !explained.has(title))).toEqual([]);
});
