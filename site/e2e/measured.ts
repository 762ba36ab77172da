import { test as base } from "./fixtures.ts";
import { type IntakeStandIn, startIntakeStandIn } from "./intake-stand-in.ts";
import { startMeasuredProduct } from "./measured-product.ts";
import type { Product } from "./product.ts";

interface WorkerFixtures {
  services: IntakeStandIn;
  product: Product;
}

interface TestFixtures {
  /** What arrived at the services during this test. */
  intake: IntakeStandIn;
  /** Addresses of nobody that is configured: the test fails when anything is left here. */
  strangers: string[];
}

/** A product with every service configured, each test with an intake that has heard of nothing. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  services: [
    async ({ browserName: _anyBrowser }, provide) => {
      const services = await startIntakeStandIn();
      await provide(services);
      await services.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ chat, services }, provide) => {
      const product = await startMeasuredProduct(services, { slackWebhookUrl: chat.url });
      await provide(product);
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  intake: async ({ services }, provide) => {
    services.forget();
    await provide(services);
  },
  strangers: [
    async ({ context, product, services }, provide) => {
      const known = [new URL(product.url).origin, services.origin];
      const strangers: string[] = [];
      context.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith("http") && !known.includes(origin)) strangers.push(request.url());
      });
      await provide(strangers);
      base.expect(strangers).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "./fixtures.ts";
