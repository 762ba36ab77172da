import { listContacts } from "@realtor/api/loaning";
import { startChatStandIn } from "./chat-stand-in.ts";
import { findFaults } from "./find-faults.ts";
import { expect, test } from "./fixtures.ts";
import { contact, entryOf, lead, post, soon } from "./inbox-page.ts";
import { startProduct } from "./product.ts";
import { rowsWith } from "./rows-with.ts";
import { signedIn, signInPage } from "./signed-in.ts";

test("what fell into the trap waits among the spam, and is sent to chat once it is none", async ({
  page,
  product,
  chat,
}) => {
  await post(
    product,
    "/api/send-to-slack",
    lead("Trapped Lead", { website: "https://spam.example" }),
  );
  await post(product, "/v1/realtor-contacts", await contact(product, "함정", { website: "x" }));
  await signInPage(page, product.backendUrl, "admin@example.com");
  await page.goto("/admin/inbox");
  await expect(page.getByLabel("보기")).toBeVisible();
  await expect(entryOf(page, "Trapped Lead")).toHaveCount(0);
  await page.getByLabel("보기").selectOption({ value: "spam" });
  await entryOf(page, "Trapped Lead").click();
  const detail = page.getByRole("article");
  await expect(detail.getByText("보내지 않음 (스팸)")).toBeVisible();
  expect(chat.messages.filter((text) => text.includes("Trapped Lead"))).toEqual([]);
  expect(await findFaults(page)).toEqual([]);
  await detail.getByRole("button", { name: "스팸이 아님" }).click();
  await expect(page.getByText("스팸함에서 꺼냈습니다.")).toBeVisible();
  await expect(entryOf(page, "Trapped Lead")).toHaveCount(0);
  await expect.poll(() => chat.messages.some((text) => text.includes("Trapped Lead"))).toBe(true);

  await page.getByRole("tab", { name: /상담 문의/ }).click();
  await entryOf(page, "함정하윤").click();
  await detail.getByRole("button", { name: "스팸이 아님" }).click();
  await expect(entryOf(page, "함정하윤")).toHaveCount(0);
  await page.getByLabel("보기").selectOption({ value: "all" });
  await expect(entryOf(page, "함정하윤")).toBeVisible();
});

test("chat and services fail and come back: nothing is lost, and what is deleted is gone", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const chat = await startChatStandIn();
  const product = await startProduct({ slackWebhookUrl: chat.url });
  try {
    chat.mood = "down";
    await post(product, "/api/send-to-slack", lead("Waiting Lead"));
    await signInPage(page, product.backendUrl, "admin@example.com");
    await page.goto(`${product.url}/en/admin/inbox`);
    await entryOf(page, "Waiting Lead").click();
    const detail = page.getByRole("article");
    await expect(detail.getByText("503 service_unavailable")).toBeVisible(soon);
    await expect(detail).toContainText(/Tried .*It will be tried again\./);
    expect(await findFaults(page)).toEqual([]);
    chat.mood = "up";
    await expect(detail.getByText(/^Sent, /)).toBeVisible({ timeout: 90_000 });
    expect(chat.messages.join()).toContain("Waiting Lead");

    const sent = await contact(product, "Delayed");
    await page.goto(`${product.url}/en/terms`); // the inbox would ask in vain meanwhile
    await product.backend.kill();
    await post(product, "/v1/realtor-contacts", sent);
    await product.backend.start();
    await expect
      .poll(
        async () => {
          const { http } = await signedIn(product.backendUrl, "admin@example.com");
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
      await entryOf(page, name ?? "").click();
      await detail.getByRole("button", { name: "Delete personal data" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect(entryOf(page, name ?? "")).toHaveCount(0);
    }
    await page.goto(`${product.url}/en/terms`);
    await Promise.all([product.site.stop(), product.backend.stop()]);
    for (const text of ["Waiting Lead", "Delayed"])
      expect(await rowsWith(product.dataDir, text)).toEqual([]);
    expect(await rowsWith(product.dataDir, "grace-kim")).not.toEqual([]); // it finds what is there
  } finally {
    await product.stop();
    await chat.close();
  }
});
