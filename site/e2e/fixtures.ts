import { test as base } from "@playwright/test";
import { type ChatStandIn, startChatStandIn } from "./chat-stand-in.ts";
import { type Product, startProduct } from "./product.ts";

interface WorkerFixtures {
  chat: ChatStandIn;
  product: Product;
}

interface TestFixtures {
  /** What the page complained about: the test fails when anything is left here. */
  complaints: string[];
}

/** One product for each worker; each test gets a browser context of its own. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  chat: [
    async ({ browserName: _anyBrowser }, provide) => {
      const chat = await startChatStandIn();
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
  baseURL: async ({ product }, provide) => provide(product.url),
  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning")
          complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await provide(complaints);
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = base.expect;
