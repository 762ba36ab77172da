import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures/test.ts";
import { test } from "./fixtures/markets-test.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { signInPage } from "./fixtures/sign-in-by-api.ts";

const row = (page: Page, name: string) => page.getByRole("row", { name });

test("staff run a market, read its report, and confirm that it shrank", async ({
  page,
  product,
  reso,
}) => {
  await signInPage(page, product.backendUrl, "admin@example.com");
  await page.goto("/en/admin/markets");
  const first = row(page, "FIRST");
  // The import began with the services.
  await expect(first.getByText("Up to date")).toBeVisible({ timeout: 30_000 });
  await expect(first.getByRole("cell", { name: "150", exact: true })).toBeVisible();
  await expect(row(page, "SECOND")).toContainText("RESO_SECOND_TOKEN");
  expect(await findA11yViolations(page)).toEqual([]);

  reso.data.Property = reso.data.Property.map((record, index) =>
    index === 9
      ? { ...record, ListPrice: 0, ModificationTimestamp: "2026-11-01T00:00:00Z" }
      : record,
  );
  await first.getByRole("button", { name: "Run now" }).click();
  await expect(first.getByRole("cell", { name: "+1 −0", exact: true })).toBeVisible({
    timeout: 30_000,
  });

  await first.getByRole("link", { name: "2" }).click();
  await expect(page).toHaveURL(/\/en\/admin\/markets\/first$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("FIRST");
  await expect(row(page, "SAMPLE-K007")).toContainText("Price is 0");
  await expect(page.getByRole("navigation", { name: "Runs" }).getByRole("link")).toHaveCount(2);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv.split("\r\n")).toHaveLength(4);
  expect(csv).toContain("SAMPLE-K009");
  expect(csv).toContain('""ListPrice"":0');
  expect(await findA11yViolations(page)).toEqual([]);

  reso.data.Property = reso.data.Property.slice(100);
  await page.goto("/en/admin/markets");
  await first.getByRole("button", { name: "Menu of FIRST" }).click();
  await page.getByRole("menuitem", { name: "Compare all listings" }).click();
  await expect(first).toContainText("100 of 150 are missing", { timeout: 30_000 });
  await expect(page.getByRole("link", { name: /^Listings 1 waits for you/ })).toBeVisible();
  await first.getByRole("button", { name: "Review" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("100 of 150 listings");
  await question.getByRole("button", { name: "Remove 100 listings" }).click();
  await expect(first.getByRole("cell", { name: "50", exact: true })).toBeVisible({
    timeout: 30_000,
  });
  await expect(first.getByText("Up to date")).toBeVisible();
  await expect(page.getByRole("link", { name: "Listings", exact: true })).toBeVisible();
});
