import { test } from "@playwright/test";
import { keepPrepared, startProduct } from "./product.ts";

// A first start fills two databases; the flows begin with a copy of them.
test("a product is started once, and what it made is kept", async () => {
  const product = await startProduct();
  await Promise.all([product.site.stop(), product.backend.stop()]);
  await keepPrepared(product);
  await product.stop();
});
