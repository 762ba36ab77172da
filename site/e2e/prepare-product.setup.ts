import { test } from "@playwright/test";
import { savePreparedData, startProduct } from "./fixtures/product.ts";

// The first start creates two databases; the e2e tests start with a copy of them.
test("prepares the data folder", async () => {
  const product = await startProduct();
  await Promise.all([product.site.stop(), product.backend.stop()]);
  await savePreparedData(product);
  await product.stop();
});
