import type { Locator, Page } from "@playwright/test";
import { createContact } from "@realtor/api/loaning";
import { createAgent, type TestAgent } from "./fixtures/create-agent.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { expect, test, extended } from "./fixtures/test.ts";
import { filterEntries, getEntry } from "./fixtures/inbox-page.ts";
import { getSelect } from "./fixtures/controls.ts";
import { signInPage } from "./fixtures/sign-in-by-api.ts";
import { createVisitorHttp } from "./fixtures/visitor-http.ts";

const phone = { width: 390, height: 844 };

const listing = {
  listingKey: "CRMLS-1",
  address: "6591 Stonefield Lane, Irvine, CA",
  price: 1_575_000,
  searchType: "sale" as const,
  imageUrl: null,
};

/** Two years from now, so that it is not over: an open house from 13 to 16 in California. */
const year = new Date().getUTCFullYear() + 2;
const showing = {
  timeZone: "America/Los_Angeles",
  wishes: [{ start: `${year}-12-05T21:00:00.000Z`, end: `${year}-12-06T00:00:00.000Z` }],
};

/** An agent with requests of Japanese visitors, the last one first in the list. */
async function createAgentWithRequests(backendUrl: string, names: readonly string[]) {
  const agent = await createAgent(backendUrl);
  for (const lastName of names) await sendRequest(backendUrl, agent, lastName);
  return agent;
}

async function sendRequest(backendUrl: string, { realtor }: TestAgent, lastName: string) {
  const visitor = createVisitorHttp(backendUrl);
  await createContact(visitor, {
    realtorId: realtor.id,
    name: `${lastName}直美`,
    lastName,
    firstName: "直美",
    email: "naomi@visitor.example",
    phone: "310-555-0148",
    phoneCountryCode: "US",
    message: "土曜日の午前中に内見できますか。",
    isTerm: "Y",
    locale: "ja-JP",
    listing,
    showing,
  });
}

test("replies in the language of the visitor; the request is then open", async ({
  page,
  product,
}) => {
  const agent = await createAgentWithRequests(product.backendUrl, ["石井"]);
  await signInPage(page, product.backendUrl, agent.email);
  await page.goto("/en/admin/inbox");
  const detail = page.getByRole("article");
  const text = detail.getByLabel("Your reply");
  await expect(text).toHaveValue(/^石井様\n6591 Stonefield Lane.+12月5日.+午後1時〜4時.+\n.+$/);
  await expect(text).toHaveAttribute("lang", "ja");
  await expect(detail.getByText("You’re replying in Japanese. In English:")).toBeVisible();
  await expect(detail.getByText(/December 5, 1–4 PM \(Pacific Time\) works/)).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);

  // What was changed survives another template and a reload.
  await text.fill("石井様、ありがとうございます。");
  await expect(detail.getByText(/Before your changes, in English:/)).toBeVisible();
  await detail.getByRole("button", { name: "I’ll call you" }).click();
  await expect(text).toHaveValue(/お電話/);
  await page.reload();
  await expect(text).toHaveValue("石井様、ありがとうございます。");

  await detail.getByRole("radio", { name: "LINE" }).check({ force: true });
  await expect(detail.getByRole("link", { name: "Open in LINE" })).toHaveAttribute(
    "href",
    `https://line.me/R/share?text=${encodeURIComponent("石井様、ありがとうございます。")}`,
  );
  await detail.getByRole("radio", { name: "Email" }).check({ force: true });
  const send = detail.getByRole("link", { name: "Open in email" });
  await expect(send).toHaveAttribute("href", /^mailto:naomi@visitor\.example\?subject=.+&body=/);
  await send.click();
  await expect(getSelect(detail, "Status")).toContainText("Open");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(getSelect(detail, "Status")).toContainText("New");
});

/** Moves a finger over an element; the browser makes pointer events of it. */
async function swipe(page: Page, item: Locator, distance: number): Promise<void> {
  const box = await item.boundingBox();
  if (!box) throw new Error("The item must be on the screen.");
  const y = box.y + box.height / 2;
  const start = box.x + box.width / 2 - distance / 2;
  const cdp = await page.context().newCDPSession(page);
  const move = (type: "touchStart" | "touchMove", x: number) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  await move("touchStart", start);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await move("touchMove", start + distance * part);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test(
  "marks as done and spam by swipes, which can be undone",
  extended,
  async ({ browser, product }) => {
    const agent = await createAgentWithRequests(product.backendUrl, ["古田", "石井"]);
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: phone,
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await signInPage(page, product.backendUrl, agent.email);
    await page.goto("/en/admin/inbox");
    const [first, second] = [getEntry(page, "石井"), getEntry(page, "古田")];
    await expect(first).toBeVisible();
    await swipe(page, first, 60);
    await expect(first).toHaveAccessibleName(/New, Unread$/);
    await swipe(page, first, 180);
    await expect(page.getByText("Status: Done")).toBeVisible();
    await expect(first).toHaveAccessibleName(/Done, Unread$/);
    // A swipe does not open the request.
    await expect(page).toHaveURL(/\/inbox$/);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(first).toHaveAccessibleName(/New, Unread$/);

    await swipe(page, second, -180);
    await expect(page.getByText("Moved to spam.")).toBeVisible();
    await expect(second).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect(second).toBeVisible();
    // For the browser a tap right after the swipe only ends its movement.
    await expect(async () => {
      await first.tap();
      const heading = page.getByRole("heading", { level: 2, name: "石井直美" });
      await expect(heading).toBeVisible({ timeout: 1000 });
    }).toPass();
    await context.close();
  },
);

test("is used with single keys, which can be turned off", extended, async ({ page, product }) => {
  const agent = await createAgentWithRequests(product.backendUrl, ["古田", "石井"]);
  await signInPage(page, product.backendUrl, agent.email);
  await page.goto("/en/admin/inbox");
  const opened = page.getByRole("heading", { level: 2 });
  await expect(opened).toHaveText("石井直美");
  await page.keyboard.press("j");
  await expect(opened).toHaveText("古田直美");
  await expect(getEntry(page, "古田")).toBeFocused();
  await page.keyboard.press("k");
  await expect(opened).toHaveText("石井直美");
  await page.keyboard.press("e");
  await expect(getEntry(page, "石井")).toHaveAccessibleName(/Done/);
  await page.keyboard.press("r");
  const text = page.getByLabel("Your reply");
  await expect(text).toBeFocused();
  await page.keyboard.type("jke");
  await expect(text).toHaveValue(/jke/);
  await expect(opened).toHaveText("石井直美");
  await getEntry(page, "石井").focus();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await getEntry(page, "石井").focus();
  await page.keyboard.press("u");
  await expect(page.getByText("Select an inquiry.")).toBeVisible();
  await expect(getEntry(page, "石井")).toBeFocused();

  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help.getByText("Next inquiry")).toBeVisible();
  expect(await findA11yViolations(page)).toEqual([]);
  await help.getByRole("switch", { name: "Use these keys" }).click();
  await page.keyboard.press("Escape");
  await getEntry(page, "石井").focus();
  await page.keyboard.press("?");
  await expect(help).toHaveCount(0);
});

test(
  "searches on the server and shows the number of results",
  extended,
  async ({ page, product }) => {
    const agent = await createAgentWithRequests(product.backendUrl, ["古田", "石井"]);
    await signInPage(page, product.backendUrl, agent.email);
    await page.goto("/en/admin/inbox");
    await page.getByRole("searchbox").fill("石井");
    await expect(page.getByText("1 inquiry found")).toBeAttached();
    await expect(getEntry(page, "古田")).toHaveCount(0);
    await page.getByRole("searchbox").fill("");
    await filterEntries(page, /^Done/);
    await expect(page.getByText("No inquiries match.")).toBeVisible();
  },
);
