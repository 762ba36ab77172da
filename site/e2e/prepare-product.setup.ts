import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "@playwright/test";
import { extractEmptyPglite } from "../../packages/server/test/fixtures/empty-pglite.ts";
import {
  createFirstDatabase,
  type DatabaseKind,
  savePreparedData,
} from "./fixtures/prepared-data.ts";
import { type ProductOptions, startProduct } from "./fixtures/product.ts";

// A first start creates the databases and adds the samples; the e2e tests start with a copy of them.
test.describe.configure({ mode: "parallel" });

async function prepare(kind: DatabaseKind, options: ProductOptions): Promise<void> {
  const product = await startProduct(options);
  await Promise.all([product.site.stop(), product.backend.stop()]);
  await savePreparedData(kind, product.dataDir);
  await product.stop();
}

test("prepares the data on PGlite", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "realtor-prepared-"));
  // Two databases without tables, as PGlite creates them in seconds.
  await Promise.all(
    ["backend/db", "site"].map((folder) => extractEmptyPglite(join(dataDir, folder))),
  );
  await prepare("pglite", { database: "pglite", dataDir });
  await rm(dataDir, { recursive: true });
});

test("prepares the data on PostgreSQL", async () =>
  prepare("postgres", { env: await createFirstDatabase(), fastPasswords: true }));
