import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FakeAnalytics, messagingScript } from "./fake-analytics.ts";
import { type Product, type ProductOptions, startProduct } from "./product.ts";

/** Starts a product with all analytics services configured, using local fakes. */
export async function startProductWithAnalytics(
  services: FakeAnalytics,
  options: Omit<ProductOptions, "env"> = {},
): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), "messaging-"));
  const script = join(folder, "messaging.js");
  await writeFile(script, messagingScript);
  const product = await startProduct({ ...options, env: services.env(script) });
  return {
    ...product,
    async stop() {
      await product.stop();
      await rm(folder, { recursive: true });
    },
  };
}
