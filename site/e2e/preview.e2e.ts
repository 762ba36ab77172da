import { getPreview, getState, openEditor, openSection } from "./fixtures/editor-page.ts";
import { expect, test, extended } from "./fixtures/test.ts";
import { completeProfile, createAgent, getOwnProfile } from "./fixtures/create-agent.ts";

test("shows changes in the preview before they are live, in each language", async ({
  page,
  product,
}) => {
  const agent = await createAgent(product.backendUrl);
  await openEditor(page, agent, "about");
  const preview = getPreview(page);
  await expect(preview.locator("#about")).toContainText("line by line");
  await page.getByLabel("Your story").fill("Typed a moment ago.");
  await expect(preview.locator("#about")).toContainText("Typed a moment ago.");
  await expect(getState(page, "1 change not live yet")).toBeVisible();

  await page.getByRole("radio", { name: /^한국어/ }).click();
  await expect(preview.locator("html")).toHaveAttribute("lang", "ko");
  await expect(preview.locator("#about")).toContainText("한 줄씩");
  await openSection(page, "Design");
  await page.getByLabel("Dark below the top").check();
  await expect(getState(page, "2 changes not live yet")).toBeVisible();

  await preview.locator("#about h2").click();
  await expect(page.getByLabel("Your story")).toBeFocused();
  await expect(page.getByLabel("Your story")).toHaveValue("계약서를 한 줄씩 함께 읽습니다.");
  expect((await getOwnProfile(agent)).aboutMeEn).toBe(
    "I read the contract with you, line by line.",
  );
});

test("shows where the listings will be, which visitors do not see", async ({ page, product }) => {
  const agent = await createAgent(product.backendUrl);
  await openEditor(page, agent, "about");
  await expect(getPreview(page).getByRole("region", { name: "Listings go here" })).toBeVisible();
  await page.goto(`/en/${agent.realtor.desiredUrl}`);
  await expect(page.getByRole("region", { name: "About" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Listings" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Listings" })).toHaveCount(0);
});

test("a click on a part of the page opens its field, whose part is outlined", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const agent = await createAgent(product.backendUrl, {
    additionalSections: [
      {
        id: "a",
        type: "faq",
        titleEn: "Buying",
        items: [{ questionEn: "When?", answerEn: "In spring." }],
      },
    ],
    photos: [
      ...completeProfile.photos,
      ...["exterior-midcentury", "exterior-craftsman-day"].flatMap((name) =>
        (["fullsize", "thumbnail"] as const).map((imageType) => ({
          path: "gallery" as const,
          imageType,
          url: `/media/samples/${name}.jpg`,
        })),
      ),
    ],
  });
  await openEditor(page, agent, "design");
  const preview = getPreview(page);
  const outline = (kind: string) => preview.locator(`[data-kind=${kind}]`);
  const brokerage = preview.locator("#hero dd", { hasText: "Vale Realty" });
  await brokerage.hover();
  await expect(outline("hovered")).toHaveText("Brokerage");
  await brokerage.click();
  await expect(page.locator("#section-title")).toHaveText("License");
  await expect(page.locator("#field-agency")).toBeFocused();
  // On the first screen and in the footer.
  await expect(outline("focused")).toHaveText(["Brokerage", "Brokerage"]);

  await preview.getByText("When?").hover();
  await expect(outline("hovered")).toHaveText("Question");
  // A question opens on the page when it is clicked.
  await preview.getByText("When?").click();
  await preview.getByText("In spring.").click();
  await expect(page.getByRole("textbox", { name: "Answer" })).toBeFocused();
  await expect(outline("focused")).toHaveText("Answer");

  await preview.locator("#hero img").click();
  await expect(page.getByRole("group", { name: "Profile photo" })).toBeFocused();

  const photo = preview.locator("#photo-2");
  await photo.hover();
  await expect(outline("hovered")).toHaveText("Photo 2");
  await photo.click();
  await expect(page.getByRole("row", { name: "Photo 2" })).toBeFocused();
  await expect(outline("focused")).toHaveText("Photo 2");
  await expect(preview.getByRole("dialog")).toBeHidden();

  // The page of a phone shows what the form edits.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await preview.locator("#about p").click();
  await expect(page.getByLabel("Your story")).toBeFocused();
});

test(
  "scrolls the preview to the focused section and focuses the field of a clicked section",
  extended,
  async ({ page, product }) => {
    const lines = "A line of an answer that goes on for a while. ".repeat(30);
    const more = Array.from({ length: 12 }, (_, n) => `More ${n + 1}`);
    const agent = await createAgent(product.backendUrl, {
      additionalSections: ["Buying", "Selling", "Moving", ...more].map((titleEn) => ({
        id: titleEn,
        type: "faq" as const,
        titleEn,
        items: [{ questionEn: `${titleEn}?`, answerEn: lines }],
      })),
    });
    await openEditor(page, agent, "extra");
    const preview = getPreview(page);
    const heading = (name: string) => preview.getByRole("heading", { name, exact: true });
    await page.getByLabel("Title").nth(2).focus();
    await expect(heading("Moving")).toBeInViewport();

    // Offscreen content is not rendered but keeps its size.
    const root = preview.locator("html");
    await expect(root).toHaveAttribute("data-measured");
    const last = heading("More 12");
    await expect
      .poll(() => last.evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true })))
      .toBe(false);
    const [skipped, drawn] = await root.evaluate((html) => {
      const before = html.scrollHeight;
      html.removeAttribute("data-measured");
      return [before, html.scrollHeight];
    });
    expect(skipped).toBe(drawn);

    await openSection(page, "Name and photo");
    await expect(heading("Moving")).not.toBeInViewport();
    await heading("Selling").click();
    const entry = page.getByRole("listitem").filter({ hasText: "Questions and answers: Selling" });
    await expect(entry.getByLabel("Title")).toBeFocused();

    await page.setViewportSize({ width: 390, height: 844 });
    const list = page.locator("#field-extra");
    await expect
      .poll(() => list.evaluate((element) => element.getBoundingClientRect().right), {
        message: "entries out of sight make no page wider",
      })
      .toBeLessThanOrEqual(390);
  },
);
