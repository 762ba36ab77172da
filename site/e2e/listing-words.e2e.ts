import { getListing, listListings, updateListing } from "@realtor/api/listing";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { openSession, signInPage } from "./fixtures/sign-in-by-api.ts";
import { expect } from "./fixtures/test.ts";
import { test } from "./fixtures/translation-test.ts";
import { findRealtors } from "@realtor/api/loaning";

const slug = "grace-kim";
const email = `${slug}@example.com`;

test("writes about homes of an MLS, and Home counts what visitors cannot read", async ({
  page,
  product,
}) => {
  test.slow();
  const { http } = await openSession(product.backendUrl, email);
  const [website] = (await findRealtors(http, { currentPage: 0, perPage: 1 })).page;
  const entries = (await listListings(http, website?.id ?? "")).page.filter(
    ({ listing }) => listing.standardStatus === "Active",
  );
  // Two homes are left with their English sentence.
  const [first, second] = entries;
  for (const entry of [first, second]) {
    const { id, updatedAt, published } = await getListing(http, entry?.id ?? "");
    const words = { en: published?.words?.en };
    await updateListing(http, id, { updatedAt, words, isPublished: "Y" });
  }
  const total = (await listListings(http, website?.id ?? "")).page.filter(
    ({ isHidden, listing }) =>
      isHidden === "N" && ["Active", "Pending"].includes(listing.standardStatus),
  ).length;

  await signInPage(page, product.backendUrl, email);
  await page.goto("/en/admin");
  await expect(page.getByText(`2 of ${total} homes have no Korean text.`)).toBeVisible();
  await page.getByRole("link", { name: /^Start with/ }).click();

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Listing remarks from the MLS")).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  const sentence = page.getByRole("textbox", { name: /^One sentence/ });
  const description = page.getByRole("textbox", { name: /^Description/ });

  // A phrase that says for whom the home is waits for an answer, and the example is a fact of the home.
  await page.getByRole("radio", { name: /한국어/ }).click();
  await sentence.fill("아이 키우기 좋은 하얀 집입니다.");
  await description.focus();
  const example = page.getByRole("button", { name: "Use the example" });
  await expect(example).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Enter");
  const check = page.getByRole("dialog", { name: "Before you publish" });
  await check.getByRole("button", { name: "Publish" }).click();
  await expect(check.getByRole("textbox", { name: "Reason to keep it" })).toBeFocused();
  expect(await findA11yViolations(page)).toEqual([]);
  await check.getByRole("button", { name: "Change the words" }).click();
  await expect(sentence).toBeFocused();
  await example.click();
  await expect(sentence).toBeFocused();
  await expect(sentence).toHaveValue(/^침실 \d개인 하얀 집입니다\.$/);
  const korean = await sentence.inputValue();

  // A draft of a translation is not public, whatever is published.
  await page.getByRole("radio", { name: /日本語/ }).click();
  await page.getByRole("button", { name: "Draft a translation" }).click();
  await expect(page.getByRole("radio", { name: /日本語.*Draft/ })).toBeVisible();
  const japanese = await sentence.inputValue();
  expect(japanese).toMatch(/^\[JA\] /);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByRole("alertdialog", { name: "Your text is public" })).toBeVisible();
  const id = /[^/]+$/.exec(new URL(page.url()).pathname)?.[0] ?? "";
  const { listingKey } = await getListing(http, id);
  const readAs = async (locale: string) => {
    const response = await page.request.get(`/${locale}/${slug}/homes/${listingKey}`);
    return response.text();
  };
  await expect.poll(() => readAs("ko")).toContain(korean);
  expect(await readAs("ja-JP")).not.toContain(japanese);

  await page.getByRole("button", { name: "Use this text" }).click();
  await expect(page.getByText("Draft. Read it first.")).toBeHidden();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect.poll(() => readAs("ja-JP")).toContain(japanese);

  await page.goto("/en/admin");
  await expect(page.getByText(`1 of ${total} homes has no Korean text.`)).toBeVisible();
});
