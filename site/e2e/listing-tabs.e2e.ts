import { extendedExcept, expect, test } from "./fixtures/test.ts";
import { waitForHydration } from "./fixtures/wait-for-page.ts";

for (const path of ["/en/grace-kim", "/en/claire-whitmore", "/en/haruka-sato", "/en/michael_park"])
  test(
    `the listing tabs of ${path} change in place`,
    extendedExcept("/en/grace-kim", path),
    async ({ page, consoleErrors }) => {
      await page.goto(path);
      const tabs = page.getByRole("navigation", { name: "Listing types" }).getByRole("link");
      const sold = tabs.filter({ hasText: "Sold" });
      await waitForHydration(sold);
      await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
      const top = async () => (await sold.boundingBox())?.y ?? 0;
      const before = await top();

      await sold.click();
      await expect(page.locator("#listings [aria-current]")).toContainText("Sold");
      await expect(
        page
          .locator("#listings")
          .getByText(/^Sold for /)
          .first(),
      ).toBeVisible();
      await expect(page).toHaveURL(`${path}?listings=sold#listings`);
      await expect(sold).toBeFocused();
      await expect(page.getByText(/^Sold: \d+ total$/)).toBeAttached();
      expect(Math.abs((await top()) - before)).toBeLessThan(2);
      expect(await page.evaluate(() => "isSameDocument" in globalThis)).toBe(true);

      // The address opens the same tab.
      await page.reload();
      await expect(page.locator("#listings [aria-current]")).toContainText("Sold");
      expect(consoleErrors).toEqual([]);
    },
  );

test("a tab that cannot be loaded in place is opened as a page", async ({ page }) => {
  await page.goto("/en/grace-kim");
  const rent = page
    .getByRole("navigation", { name: "Listing types" })
    .getByRole("link", { name: /^For rent/ });
  await waitForHydration(rent);
  await page.route("**/en/grace-kim?listings=rent", (route) =>
    route.request().resourceType() === "fetch" ? route.fulfill({ body: "" }) : route.continue(),
  );
  await rent.click();
  await expect(page).toHaveURL("/en/grace-kim?listings=rent#listings");
  await expect(page.locator("#listings [aria-current]")).toContainText("For rent");
});

test("the notices of the listing services are collapsed, and open on paper", async ({ page }) => {
  await page.goto("/en/grace-kim");
  const notice = page.getByText(/Based on information from California Regional/);
  await expect(notice).toBeHidden();
  await page.getByText("Source and terms of the listing data").click();
  await expect(notice).toBeVisible();
  await page.getByText("Source and terms of the listing data").click();
  await expect(notice).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(notice).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the notices of the listing services are open", async ({ page }) => {
    await page.goto("/en/grace-kim");
    await expect(page.getByText(/Based on information from California Regional/)).toBeVisible();
  });
});
