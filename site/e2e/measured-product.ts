import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type IntakeStandIn, messagingScript } from "./intake-stand-in.ts";
import { type Product, type ProductOptions, startProduct } from "./product.ts";

/** Starts a product with every service configured that measures pages, all of them local. */
export async function startMeasuredProduct(
  services: IntakeStandIn,
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
