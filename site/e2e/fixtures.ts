import { test as base } from "@playwright/test";
import { type ChatStandIn, startChatStandIn } from "./chat-stand-in.ts";
import { type Product, startProduct } from "./product.ts";
import { asVisitor } from "./visitor.ts";

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
  // Sending and signing in are limited by address.
  extraHTTPHeaders: async ({ browserName: _anyBrowser }, provide) => provide(asVisitor()),
  baseURL: async ({ product }, provide) => provide(product.url),
  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning")
          complaints.push(message.text());
      });
      page.on("pageerror", (error) => {
        if (!isSkippedFade(error)) complaints.push(String(error));
      });
      await provide(complaints);
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Chromium reports the fade between two pages that it skips, as when a third is asked for meanwhile. */
function isSkippedFade({ name, message }: Error): boolean {
  return name === "InvalidStateError" && message.startsWith("Transition was aborted");
}

export const expect = base.expect;
