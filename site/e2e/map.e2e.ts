import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { findA11yViolations } from "./find-a11y-violations.ts";
import { expect, test } from "./fixtures.ts";
import { startProduct } from "./product.ts";

const path = "/en/grace-kim/homes/grace-kim-1";

/** A gray pixel. */
const tile = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
  "base64",
);

/** A server of map tiles, which counts its requests. */
async function startTiles() {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? "");
    response.setHeader("content-type", "image/png").end(tile);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a listening TCP server has an address
  return { requested, origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test("shows no map without a server of tiles", async ({ page }) => {
  const response = await page.goto(path);
  expect(await response?.text()).not.toContain("data-listing-map");
});

test("loads tiles only after the button is pressed, and is operated by keyboard", async ({
  page,
}) => {
  const tiles = await startTiles();
  const product = await startProduct({
    env: {
      MAP_TILES_URL: `${tiles.origin}/{z}/{x}/{y}.png`,
      MAP_TILES_ATTRIBUTION: "© Example",
    },
  });
  try {
    await page.goto(product.url + path);
    const section = page.locator("#place");
    await section.scrollIntoViewIfNeeded();
    await expect(
      section.getByText(`The map is loaded from ${new URL(tiles.origin).host}.`),
    ).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(tiles.requested).toEqual([]);

    const button = section.getByRole("button", { name: "Show the map" });
    await button.focus();
    await page.keyboard.press("Enter");
    const map = section.getByRole("region", { name: "Map" });
    await expect(map).toBeFocused();
    await expect(button).toBeHidden();
    await expect.poll(() => tiles.requested.some((url) => url.startsWith("/15/"))).toBe(true);
    const marker = map.getByRole("link", { name: "$3,480,000, 18 Stonefield, Irvine" });
    await expect(marker).toHaveText("$3,480,000");
    await expect(marker).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps/);

    await page.keyboard.press("+");
    await expect.poll(() => tiles.requested.some((url) => url.startsWith("/16/"))).toBe(true);
    await section.getByRole("button", { name: "Zoom out" }).click();
    await section.getByRole("button", { name: "Zoom out" }).click();
    await expect.poll(() => tiles.requested.some((url) => url.startsWith("/14/"))).toBe(true);
    expect(await findA11yViolations(page)).toEqual([]);
  } finally {
    // It would still load tiles.
    await page.close();
    await product.stop();
    tiles.close();
  }
});
