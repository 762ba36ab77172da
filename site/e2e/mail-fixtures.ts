import {
  type FakeSmtpServer,
  startSmtp,
} from "../../packages/backend/test/fakes/fake-smtp-server.ts";
import { test as base } from "./fixtures.ts";
import { type Product, startProduct } from "./product.ts";

/** A product with a fake SMTP server. */
export const test = base.extend<object, { smtp: FakeSmtpServer; product: Product }>({
  smtp: [
    async ({ browserName: _browserName }, provide) => {
      const smtp = await startSmtp();
      await provide(smtp);
      await smtp.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ smtp }, provide) => {
      const product = await startProduct({
        env: { SMTP_URL: smtp.url, MAIL_FROM: "Built for Realtors <hello@realtor.example>" },
      });
      await provide(product);
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});
