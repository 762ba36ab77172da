import {
  createListing,
  getListing,
  type ListingContent,
  updateListing,
} from "@realtor/api/listing";
import { createAgent, type TestAgent, uniqueLicense } from "./fixtures/create-agent.ts";
import { tabTo } from "./fixtures/editor-page.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { findSmallTargets } from "./fixtures/find-small-targets.ts";
import { signInPage } from "./fixtures/sign-in-by-api.ts";
import { expect, test } from "./fixtures/test.ts";

const home = {
  offer: "sale",
  status: "active",
  listedOn: "2026-11-20",
  street: "27 Sycamore Bend",
  city: "Irvine",
  state: "CA",
  postalCode: "92618",
  price: 1_890_000,
  kind: "single_family",
  bedrooms: 3,
  bathrooms: 2,
  permissionOn: "2026-11-19",
  brokerageName: "Sample Brokerage",
  brokerageLicense: "DRE 00000099",
} as const satisfies ListingContent;

/** A home by hand, public unless it is a draft. */
async function addHome(
  { http, realtor }: TestAgent,
  origin: string,
  changes: Partial<ListingContent> & { isDraft?: boolean } = {},
): Promise<void> {
  const { isDraft = false, ...content } = changes;
  const url = `${origin}/media/samples/exterior-midcentury.jpg`;
  const photos = [{ path: "gallery" as const, imageType: "fullsize" as const, url }];
  const { id } = await createListing(http, {
    ...home,
    photos,
    ...content,
    realtorId: realtor.id,
  });
  if (isDraft) return;
  const { updatedAt } = await getListing(http, id);
  await updateListing(http, id, { updatedAt, isPublished: "Y" });
}

test("changes, hides and deletes homes in the list by keyboard, and takes it back", async ({
  page,
  product,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const agent = await createAgent(product.backendUrl, { licenseNumber: uniqueLicense() });
  await addHome(agent, product.url, { street: "9 Quail Court", isDraft: true });
  await addHome(agent, product.url);
  const { desiredUrl } = agent.realtor;
  await signInPage(page, product.backendUrl, agent.email);
  await page.goto(`/en/${desiredUrl}/admin#listings`);
  await expect(page.getByText("2 added by you.")).toBeVisible();
  const row = (name: RegExp) => page.getByRole("link", { name });
  const sycamore = /^27 Sycamore Bend, Irvine/;
  /** An item of the menu of the focused row, which starts at its first one. */
  const chooseInMenu = async (name: string, ...keys: string[]) => {
    await page.keyboard.press("m");
    await expect(page.getByRole("menuitem").first()).toBeFocused();
    for (const key of keys) await page.keyboard.press(key);
    await expect(page.getByRole("menuitem", { name })).toBeFocused();
    await page.keyboard.press("Enter");
  };
  const toast = (text: string) => page.getByRole("alertdialog", { name: text });
  const undo = async (text: string) => {
    // F6 leads to the toasts.
    await expect(toast(text)).toBeVisible();
    await toast(text).getByRole("button", { name: "Undo" }).focus();
    await page.keyboard.press("Enter");
  };
  expect(await findA11yViolations(page, { without: "iframe" })).toEqual([]);

  // The status, by the row's menu.
  await tabTo(page, row(sycamore));
  await chooseInMenu("Change status Active");
  const panel = page.getByRole("dialog", { name: "Change status" });
  await expect(panel.getByRole("button", { name: /^Active/ })).toBeFocused();
  expect(await findA11yViolations(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(panel).toBeHidden();
  await expect(row(/^27 Sycamore Bend.*Pending/)).toBeVisible();
  await page.goto(`/en/${desiredUrl}`);
  await expect(page.locator("#listings").getByText("Pending")).toBeVisible();
  await page.goto(`/en/${desiredUrl}/admin#listings`);

  // The price, with Undo.
  await tabTo(page, row(sycamore));
  await chooseInMenu("Change the price $1,890,000", "ArrowDown");
  await expect(page.getByLabel(/^New price/)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1849000");
  await expect(page.getByText("$41,000 lower than now (2.2%).")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(row(/^27 Sycamore Bend.*\$1,849,000/)).toBeVisible();
  await undo("Price changed: $1,849,000");
  await expect(row(/^27 Sycamore Bend.*\$1,890,000/)).toBeFocused();

  // Deleted at once: the focus moves on, and back with the row.
  await chooseInMenu("Delete", "End");
  await expect(row(sycamore)).toBeHidden();
  await expect(row(/^9 Quail Court/)).toBeFocused();
  await undo("Listing deleted");
  await expect(row(sycamore)).toBeFocused();
});

test("is an empty lot without homes, on a phone, and Home leads to adding one", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email, realtor } = await createAgent(product.backendUrl);
  await signInPage(page, product.backendUrl, email);
  await page.goto("/en/admin");
  await expect(page.getByText("Your website has no listings yet.")).toBeVisible();
  const form = `/en/${realtor.desiredUrl}/admin/listings/new`;
  await expect(page.getByRole("link", { name: "Add a listing" })).toHaveAttribute("href", form);
  await page.goto(`/en/${realtor.desiredUrl}/admin#listings`);
  await expect(page.getByText(/^We found no homes under your license/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Add a listing" })).toHaveAttribute("href", form);
  await expect(page.getByText("Visitors do not see this section")).toBeVisible();
  expect(await page.evaluate(findSmallTargets, 44)).toEqual([]);
  expect(await findA11yViolations(page)).toEqual([]);
});
