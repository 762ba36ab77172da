import { listLeads } from "@realtor/api/leads";
import { getSelect } from "./fixtures/controls.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { extendedExcept, expect, test, extended } from "./fixtures/test.ts";
import { contact, getEntry, lead, post, staffHttp } from "./fixtures/inbox-page.ts";
import { signInPage } from "./fixtures/sign-in-by-api.ts";

// Names of their own: the tests of a worker share the product.
for (const [path, last] of [
  ["/admin/inbox", "전화"],
  ["/en/admin/inbox", "화면"],
  ["/ja-JP/admin/inbox", "목록"],
] as const)
  test(
    `shows the list or the entry of ${path} on a phone and returns focus to the list`,
    extendedExcept("/admin/inbox", path),
    async ({ page, product }) => {
      await post(product, "/v1/realtor-contacts", await contact(product, last));
      await page.setViewportSize({ width: 390, height: 844 });
      await signInPage(page, product.backendUrl, "grace-kim@example.com");
      await page.goto(path);
      const entry = getEntry(page, `${last}하윤`);
      await expect(entry).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await findA11yViolations(page)).toEqual([]);
      await entry.press("Enter");
      await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
      await expect(entry).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await findA11yViolations(page)).toEqual([]);
      await page.goBack();
      await expect(entry).toBeFocused();
      await entry.click();
      await page.getByRole("link", { name: /목록으로|Back to list|一覧へ/ }).click();
      await expect(entry).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    },
  );

test("the inbox supports keyboard-only use", extended, async ({ page, product }) => {
  await post(product, "/api/send-to-slack", lead("Keyboard Two"));
  await post(product, "/api/send-to-slack", lead("Keyboard One"));
  await signInPage(page, product.backendUrl, "admin@example.com");
  await page.goto("/ja-JP/admin/inbox?tab=leads&q=Keyboard");
  await expect(getEntry(page, "Keyboard One")).toBeVisible();
  const tab = page.getByRole("tab", { name: /ホームページの申し込み/ });
  await tab.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: /お問い合わせ/ })).toBeFocused();
  await expect(page).toHaveURL(/tab=contacts/);
  await page.keyboard.press("ArrowLeft");
  await expect(tab).toBeFocused();
  await getEntry(page, "Keyboard One").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Keyboard One" })).toBeVisible();
  await expect(getEntry(page, "Keyboard One")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(getEntry(page, "Keyboard Two")).toBeFocused();
  const detail = page.getByRole("article");
  await page.keyboard.press("Tab");
  await expect(detail.getByRole("link", { name: "電話する" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(detail.getByRole("button", { name: "その他" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(detail.getByRole("button", { name: "この内容でホームページを作成" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(getSelect(detail, "状況")).toBeFocused();
  // Selects the next option without opening the list.
  await page.keyboard.press("ArrowRight");
  await expect(getEntry(page, "Keyboard One")).toHaveAccessibleName(/対応中/);
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("メモ")).toBeFocused();
  await page.keyboard.type("memo");
  await page.keyboard.press("Tab");
  await expect(page.getByText(/・保存済み$|· 保存済み$/)).toBeVisible();
  // After two seconds on screen it is marked as read, which a deleted one cannot be.
  await expect(getEntry(page, "Keyboard One")).not.toHaveAccessibleName(/未読/);
  await detail.getByRole("button", { name: "その他" }).focus();
  await page.keyboard.press("Enter");
  // The menu is a loop: the last item deletes.
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("menuitem", { name: /個人情報を削除/ })).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByLabel("名前")).toBeFocused();
  expect(await findA11yViolations(page)).toEqual([]);
  await page.keyboard.type("Keyboard One");
  await page.keyboard.press("Enter");
  await expect(page.getByText("削除が完了しました。")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the inbox opens an entry by URL and fits 820 px", extended, async ({ page, product }) => {
  await post(product, "/api/send-to-slack", lead("Addressed Lead"));
  const [stored] = (await listLeads(await staffHttp(product), { q: "Addressed" })).page;
  await page.setViewportSize({ width: 820, height: 1180 });
  await signInPage(page, product.backendUrl, "admin@example.com");
  for (const path of ["/admin/inbox", "/en/admin/inbox", "/ja-JP/admin/inbox"]) {
    await page.goto(`${path}?item=${stored?.id}`);
    await expect(page.getByRole("heading", { level: 2, name: "Addressed Lead" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(820);
    for (const tab of await page.getByRole("tab").all())
      await expect(tab).toBeInViewport({ ratio: 1 });
    expect(await findA11yViolations(page)).toEqual([]);
  }
});
