import { brotliCompressSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";
import { createAgent } from "./fixtures/create-agent.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { expect, test, extended } from "./fixtures/test.ts";
import { startProduct } from "./fixtures/product.ts";
import { startHomeService } from "./fakes/fake-home-service.ts";
import { startTiles } from "./fakes/fake-tile-server.ts";

const count = 400;
const lastPage = 17;
/** Of a document without its styles, which every page has, in bytes after brotli compression. */
const maxDocument = 20_000;

/** Starts a site with an agent of many homes, and calls `check` with the address of the homepage. */
async function withManyHomes(check: (home: string) => Promise<void>): Promise<void> {
  const [service, tiles] = await Promise.all([startHomeService(count), startTiles()]);
  const product = await startProduct({ env: { ...service.env, ...tiles.env } });
  try {
    const { realtor } = await createAgent(product.backendUrl);
    await check(`${product.url}/en/${realtor.desiredUrl}`);
  } finally {
    await product.stop();
    service.close();
    tiles.close();
  }
}

async function documentSize(request: APIRequestContext, url: string): Promise<number> {
  const response = await request.get(url);
  expect(response.status()).toBe(200);
  const html = (await response.text()).replaceAll(/<style>.*?<\/style>/gs, "");
  return brotliCompressSync(html).length;
}

test(
  "pages and map of an agent with hundreds of homes",
  extended,
  async ({ page, request, consoleErrors }) => {
    await withManyHomes(async (home) => {
      const homes = `${home}/homes`;
      for (const url of [
        home,
        homes,
        `${homes}?page=${lastPage}`,
        `${homes}?view=map`,
        `${homes}/many-400`,
      ])
        expect(await documentSize(request, url), url).toBeLessThan(maxDocument);

      const found = new Set<string | undefined>();
      for (let n = 1; n <= lastPage; n += 1) {
        const html = await (await request.get(`${homes}?page=${n}`)).text();
        for (const [, key] of html.matchAll(/href="[^"]*\/homes\/(many-\d+)\//g)) found.add(key);
      }
      expect(found.size).toBe(count);

      await page.goto(home);
      await page.getByRole("link", { name: `All ${count} homes` }).click();
      const pages = page.getByRole("navigation", { name: "Pages" });
      await pages.getByRole("link", { name: "Next page" }).click();
      await expect(page.getByRole("status").first()).toHaveText(`${count} homes, page 2 of 17`);
      await pages.getByRole("link", { name: `Page ${lastPage}` }).click();
      await expect(page.getByRole("status").first()).toHaveText(`${count} homes, page 17 of 17`);
      await expect(pages.getByRole("link", { name: "Next page" })).not.toHaveAttribute("href");
      await pages.getByRole("link", { name: "Previous page" }).click();
      await expect(page).toHaveURL(/[?&]page=16$/);

      await page.goto(`${homes}?view=map`);
      const map = page.getByRole("region", { name: "Map of homes" });
      await map
        .getByRole("button", { name: /^\d+ homes$/ })
        .first()
        .click();
      const list = page.getByRole("dialog", { name: /^\d+ homes$/ });
      await expect(list.getByRole("link").first()).toBeVisible();
      expect(await findA11yViolations(page)).toEqual([]);
      await page.keyboard.press("Escape");

      // On the map with tiles, a mark zooms in until its homes are a list.
      await map.getByRole("button", { name: "Show the map" }).click();
      const tiles = map.getByRole("region", { name: "Map", exact: true });
      await tiles
        .getByRole("button", { name: /^\d+ homes$/ })
        .first()
        .focus();
      await expect(async () => {
        await page.keyboard.press("Enter");
        await expect(list).toBeVisible({ timeout: 1500 });
      }).toPass();
      await list.getByRole("link").first().click();
      await expect(page).toHaveURL(/\/homes\/many-\d+\//);
      // It would still load photos and tiles.
      await page.close();
    });
    consoleErrors.splice(0); // the service has no photos
  },
);
