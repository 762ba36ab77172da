import type { Page } from "@playwright/test";
import { createAgent, type TestAgent } from "./fixtures/create-agent.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { holdRequests } from "./fixtures/hold-requests.ts";
import { post } from "./fixtures/inbox-page.ts";
import type { Product } from "./fixtures/product.ts";
import { signInPage } from "./fixtures/sign-in-by-api.ts";
import { expect, extended, test } from "./fixtures/test.ts";

const requests = 100;

/** An agent with requests from "Guest 1" to the newest, "Guest 100". */
async function createBusyAgent(product: Product): Promise<TestAgent> {
  const agent = await createAgent(product.backendUrl);
  for (let n = 1; n <= requests; n++)
    await post(product, "/v1/realtor-contacts", {
      realtorId: agent.realtor.id,
      name: `Guest ${n}`,
      lastName: `${n}`,
      firstName: "Guest",
      phone: "714-555-0136",
      phoneCountryCode: "US",
      message: `Message ${n}`,
      isTerm: "Y",
    });
  return agent;
}

const getRow = (page: Page, n: number) =>
  page.getByRole("row", { name: new RegExp(`Message ${n},`) });

async function openAllRows(page: Page): Promise<void> {
  await page.goto("/en/admin/inbox");
  const more = page.getByRole("button", { name: "Show more" });
  for (let shown = 20; shown < requests; shown += 20) {
    await expect(page.getByText(`${shown} of ${requests}`)).toBeAttached();
    await more.click();
  }
  await expect(more).toBeHidden();
}

test(
  "a long inbox renders the rows in view of a long list, and keys reach the others",
  extended,
  async ({ page, product }) => {
    const agent = await createBusyAgent(product);
    await signInPage(page, product.backendUrl, agent.email);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAllRows(page);
    await expect.poll(() => page.getByRole("row").count()).toBeLessThan(40);
    await expect(page.getByRole("grid")).toHaveAttribute("aria-rowcount", String(requests));
    expect(await findA11yViolations(page)).toEqual([]);

    const list = page.getByRole("grid");
    await list.evaluate((element) => element.scrollIntoView());
    await getRow(page, 98).click();
    await page.keyboard.press("j");
    await expect(page.getByRole("heading", { level: 2, name: /97/ })).toBeVisible();
    await expect(getRow(page, 97)).toBeFocused();
    await page.keyboard.press("End");
    await expect(getRow(page, 1)).toBeFocused();
    await expect(getRow(page, 1)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Home");
    await expect(getRow(page, requests)).toBeInViewport({ ratio: 1 });

    // The open request is far from the view: its neighbor is not rendered.
    await getRow(page, 97).click();
    await page.getByRole("searchbox").focus();
    await list.evaluate((element) => element.scrollIntoView({ block: "end" }));
    await expect(getRow(page, 1)).toBeInViewport();
    await page.getByRole("heading", { level: 2 }).focus();
    await page.keyboard.press("k");
    await expect(getRow(page, 98)).toBeFocused();
    await expect(getRow(page, 98)).toBeInViewport({ ratio: 1 });
  },
);

test(
  "a long inbox keeps place and focus when only the rows in view remain",
  extended,
  async ({ page, product }) => {
    const agent = await createBusyAgent(product);
    await signInPage(page, product.backendUrl, agent.email);
    const release = await holdRequests(page, /rows-in-view/);
    await openAllRows(page);
    await expect(page.getByRole("row")).toHaveCount(requests);
    await getRow(page, 30).focus();
    await expect(getRow(page, 30)).toBeInViewport({ ratio: 1 });
    const before = await getRow(page, 30).boundingBox();
    release();
    await expect.poll(() => page.getByRole("row").count()).toBeLessThan(40);
    await expect(getRow(page, 30)).toBeFocused();
    const after = await getRow(page, 30).boundingBox();
    expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("returns from a request to its row of a long list", extended, async ({ page, product }) => {
    const agent = await createBusyAgent(product);
    await signInPage(page, product.backendUrl, agent.email);
    await openAllRows(page);
    await getRow(page, 20).scrollIntoViewIfNeeded();
    await getRow(page, 20).tap();
    await expect(page.getByRole("heading", { level: 2 })).toContainText("20");
    await page.getByRole("link", { name: "Back to list" }).click();
    await expect(getRow(page, 20)).toBeFocused();
    await expect(getRow(page, 20)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.getByRole("row").count()).toBeLessThan(40);
  });
});
