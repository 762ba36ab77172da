import { test as base } from "./fixtures.ts";
import { type FakeAnalytics, startFakeAnalytics } from "./fake-analytics.ts";
import { startProductWithAnalytics } from "./product-with-analytics.ts";
import type { Product } from "./product.ts";

interface WorkerFixtures {
  services: FakeAnalytics;
  product: Product;
}

interface TestFixtures {
  /** Requests and events the services received during the test. */
  intake: FakeAnalytics;
  /** URLs on origins that are not configured: the test fails if there are any. */
  unknownRequests: string[];
}

/** A product with all analytics services configured; their records are reset before each test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  services: [
    async ({ browserName: _browserName }, provide) => {
      const services = await startFakeAnalytics();
      await provide(services);
      await services.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ chat, services }, provide) => {
      const product = await startProductWithAnalytics(services, { slackWebhookUrl: chat.url });
      await provide(product);
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  intake: async ({ services }, provide) => {
    services.reset();
    await provide(services);
  },
  unknownRequests: [
    async ({ context, product, services }, provide) => {
      const known = [new URL(product.url).origin, services.origin];
      const unknownRequests: string[] = [];
      context.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith("http") && !known.includes(origin))
          unknownRequests.push(request.url());
      });
      await provide(unknownRequests);
      base.expect(unknownRequests).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "./fixtures.ts";
