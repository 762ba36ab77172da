import { test as base } from "@playwright/test";
import { type FakeSlack, startFakeSlack } from "./fake-slack.ts";
import { type Product, startProduct } from "./product.ts";
import { visitorHeaders } from "./visitor-headers.ts";

interface WorkerFixtures {
  chat: FakeSlack;
  product: Product;
}

interface TestFixtures {
  /** Console errors and warnings of the page. Remove expected ones: the test fails if any are left. */
  consoleErrors: string[];
}

/** One product per worker, one browser context per test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  chat: [
    async ({ browserName: _browserName }, provide) => {
      const chat = await startFakeSlack();
      await provide(chat);
      await chat.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ chat }, provide) => {
      const product = await startProduct({ slackWebhookUrl: chat.url });
      await provide(product);
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  // Form submissions and sign-in are rate-limited by IP address.
  extraHTTPHeaders: async ({ browserName: _browserName }, provide) => provide(visitorHeaders()),
  baseURL: async ({ product }, provide) => provide(product.url),
  consoleErrors: [
    async ({ page }, provide) => {
      const consoleErrors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning")
          consoleErrors.push(message.text());
      });
      page.on("pageerror", (error) => {
        if (!isSkippedTransition(error)) consoleErrors.push(String(error));
      });
      await provide(consoleErrors);
      base.expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Chromium throws when a view transition is skipped, for example by another navigation. */
function isSkippedTransition({ name, message }: Error): boolean {
  return name === "InvalidStateError" && message.startsWith("Transition was aborted");
}

export const expect = base.expect;
