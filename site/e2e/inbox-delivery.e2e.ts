import { listContacts } from "@realtor/api/loaning";
import { extended, expect, test } from "./fixtures/test.ts";
import { startFakeSlack } from "./fakes/fake-slack.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import {
  afterPolling,
  contact,
  deleteEntry,
  filterEntries,
  getEntry,
  lead,
  post,
} from "./fixtures/inbox-page.ts";
import { startProduct } from "./fixtures/product.ts";
import { findTablesContaining } from "./fixtures/find-tables-containing.ts";
import { openSession, signInPage } from "./fixtures/sign-in-by-api.ts";

test("requests in the honeypot are spam", extended, async ({ page, product, chat }) => {
  await post(
    product,
    "/api/send-to-slack",
    lead("Trapped Lead", { website: "https://spam.example" }),
  );
  await post(product, "/v1/realtor-contacts", await contact(product, "함정", { website: "x" }));
  await signInPage(page, product.backendUrl, "admin@example.com");
  await page.goto("/admin/inbox?tab=leads");
  await expect(page.getByRole("navigation", { name: "보기" })).toBeVisible();
  await expect(getEntry(page, "Trapped Lead")).toHaveCount(0);
  await filterEntries(page, /^스팸함/);
  await getEntry(page, "Trapped Lead").click();
  const detail = page.getByRole("article");
  await expect(detail.getByText("보내지 않음 (스팸)")).toBeVisible();
  expect(chat.messages.filter((text) => text.includes("Trapped Lead"))).toEqual([]);
  expect(await findA11yViolations(page)).toEqual([]);
  await detail.getByRole("button", { name: "스팸이 아님" }).click();
  await expect(page.getByText("스팸함에서 꺼냈습니다.")).toBeVisible();
  await expect(getEntry(page, "Trapped Lead")).toHaveCount(0);
  await expect.poll(() => chat.messages.some((text) => text.includes("Trapped Lead"))).toBe(true);

  await page.getByRole("tab", { name: /상담 문의/ }).click();
  await getEntry(page, "함정하윤").click();
  await detail.getByRole("button", { name: "스팸이 아님" }).click();
  await expect(getEntry(page, "함정하윤")).toHaveCount(0);
  await filterEntries(page, /^전체/);
  await expect(getEntry(page, "함정하윤")).toBeVisible();
});

test(
  "delivers after outages of Slack and the backend, and deletes personal data",
  extended,
  async ({ page }) => {
    test.setTimeout(240_000);
    const chat = await startFakeSlack();
    const product = await startProduct({ slackWebhookUrl: chat.url, database: "pglite" });
    try {
      chat.status = "removed";
      await post(product, "/api/send-to-slack", lead("Refused One"));
      await post(product, "/api/send-to-slack", lead("Refused Two"));
      await signInPage(page, product.backendUrl, "admin@example.com");
      await page.goto(`${product.url}/en/admin/inbox?tab=leads`);
      const notice = page.getByText("Team chat rejected 2 website requests.");
      await expect(notice).toBeVisible(afterPolling);
      expect(await findA11yViolations(page)).toEqual([]);
      chat.status = "up";
      await page.getByRole("button", { name: "Send all again" }).click();
      await expect(page.getByText("Sending 2 notifications again.")).toBeVisible();
      await expect(notice).toBeHidden();
      await expect
        .poll(() =>
          ["One", "Two"].every((name) => chat.messages.join().includes(`Refused ${name}`)),
        )
        .toBe(true);

      chat.status = "down";
      await post(product, "/api/send-to-slack", lead("Waiting Lead"));
      await page.goto(`${product.url}/en/admin/inbox?tab=leads`);
      await getEntry(page, "Waiting Lead").click();
      const detail = page.getByRole("article");
      await expect(detail.getByText("503 service_unavailable")).toBeVisible(afterPolling);
      await expect(detail).toContainText(/Tried .*We’ll keep trying\./);
      expect(await findA11yViolations(page)).toEqual([]);
      chat.status = "up";
      await expect(detail.getByText(/^Sent, /)).toBeVisible({ timeout: 90_000 });
      expect(chat.messages.join()).toContain("Waiting Lead");

      const sent = await contact(product, "Delayed");
      await page.goto(`${product.url}/en/terms`); // the inbox would poll the stopped backend
      await product.backend.kill();
      await post(product, "/v1/realtor-contacts", sent);
      await product.backend.start();
      await expect
        .poll(
          async () => {
            const { http } = await openSession(product.backendUrl, "admin@example.com");
            return (await listContacts(http, { q: "Delayed" })).totalCount;
          },
          { timeout: 90_000 },
        )
        .toBe(1);
      for (const [tab, name] of [
        ["leads", "Waiting Lead"],
        ["contacts", "하윤 Delayed"],
      ]) {
        await page.goto(`${product.url}/en/admin/inbox?tab=${tab}`);
        await getEntry(page, name ?? "").click();
        await deleteEntry(page, name ?? "");
        await expect(getEntry(page, name ?? "")).toHaveCount(0);
      }
      await page.goto(`${product.url}/en/terms`);
      await Promise.all([product.site.stop(), product.backend.stop()]);
      for (const text of ["Waiting Lead", "Delayed"])
        expect(await findTablesContaining(product.dataDir, text)).toEqual([]);
      expect(await findTablesContaining(product.dataDir, "grace-kim")).not.toEqual([]); // the search itself works
    } finally {
      await product.stop();
      await chat.close();
    }
  },
);
