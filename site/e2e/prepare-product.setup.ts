import { test } from "@playwright/test";
import { createFirstDatabase, savePreparedData } from "./fixtures/prepared-data.ts";
import { startProduct } from "./fixtures/product.ts";

// A first start creates the databases and adds the samples; the e2e tests start with a copy of them.
test("prepares the data", async () => {
  const pglite = await startProduct({ database: "pglite" });
  await Promise.all([pglite.site.stop(), pglite.backend.stop()]);
  await savePreparedData("pglite", pglite.dataDir);
  await pglite.stop();

  const postgres = await startProduct({ env: await createFirstDatabase() });
  await Promise.all([postgres.site.stop(), postgres.backend.stop()]);
  await savePreparedData("postgres", postgres.dataDir);
  await postgres.stop();
});
