import { countContacts, listContacts } from "@realtor/api/loaning";
import type { Page } from "playwright";
import { Client } from "pg";
import { startPostgres } from "../../packages/server/test/fixtures/postgres.ts";
import { storeSession } from "../e2e/fixtures/editor-page.ts";
import { createAgent } from "../e2e/fixtures/create-agent.ts";
import { postgresVariables } from "../e2e/fixtures/prepared-data.ts";
import { startProduct } from "../e2e/fixtures/product.ts";
import { startChromium } from "./chromium.ts";
import { median, type Row } from "./table.ts";

const requests = 10_000;
const rows = 500;
const keys = 20;
const limits = { list: 200, search: 500, key: 50 };

/** Times of an inbox with 10,000 requests, and of a key while 500 of them are in the list. */
export async function inbox(): Promise<Row[]> {
  const postgres = await startPostgres();
  const url = await postgres.createDatabase("inbox");
  const product = await startProduct({ env: postgresVariables(url) });
  const browser = await startChromium();
  try {
    const agent = await createAgent(product.backendUrl);
    await addRequests(url, agent.realtor.id);
    const { http } = agent;
    const list = { perPage: 20, unreadAt: new Date().toISOString() };
    const results = [
      await measureCall("first page", limits.list, () => listContacts(http, list)),
      await measureCall("last page", limits.list, () =>
        listContacts(http, { ...list, currentPage: requests / 20 - 1 }),
      ),
      await measureCall("counts", limits.list, () => countContacts(http)),
      await measureCall("search", limits.search, () => listContacts(http, { ...list, q: "7777" })),
    ];
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await storeSession(page, agent);
    await page.goto(`${product.url}/en/admin/inbox`);
    await page.getByRole("article").waitFor();
    for (const opened of [20, rows]) {
      await openRows(page, opened);
      await page.locator("[role=row]").first().focus();
      results.push(await measureKeys(page, `j, ${opened} rows`, "j"));
      await page.locator("[role=row]").first().focus();
      results.push(await measureKeys(page, `arrow key, ${opened} rows`, "ArrowDown"));
      await page.locator("article textarea").last().focus();
      results.push(await measureKeys(page, `letter in the note, ${opened} rows`, "a"));
    }
    return results;
  } finally {
    await browser.close();
    await product.stop();
    await postgres.stop();
  }
}

async function addRequests(url: string, realtorId: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into contact_requests (id, realtor_id, name, last_name, first_name, email, phone,
       phone_country_code, message, is_term, created_at, fingerprint)
     select 'c-' || n, $1, 'Name ' || n, 'Name', n::text, '', '949-555-0101', 'US',
       repeat('message ', 60), 'Y', now() - make_interval(mins => n), ''
     from generate_series(1, ${requests}) n`,
    [realtorId],
  );
  await client.query("vacuum analyze");
  await client.end();
}

async function measureCall(name: string, limit: number, call: () => Promise<unknown>) {
  const times: number[] = [];
  for (let n = 0; n < 12; n++) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return createRow(`${name} of ${requests}`, median(times.slice(2)), limit);
}

/** Shows more until the list has this many rows. */
async function openRows(page: Page, count: number): Promise<void> {
  const listed = page.locator("[role=row]");
  while ((await listed.count()) < count) {
    const before = await listed.count();
    await page.getByRole("button", { name: "Show more" }).click();
    await listed.nth(before + 19).waitFor();
  }
}

/** The main thread's time for one key. */
async function measureKeys(page: Page, name: string, key: string): Promise<Row> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const readTime = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return (metrics.find((one) => one.name === "TaskDuration")?.value ?? 0) * 1000;
  };
  const times: number[] = [];
  for (let n = 0; n < keys; n++) {
    const start = await readTime();
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    times.push((await readTime()) - start);
  }
  await devtools.detach();
  return createRow(name, median(times), limits.key);
}

function createRow(what: string, ms: number, limit: number): Row {
  return {
    name: `inbox: ${what}`,
    measured: `${ms.toFixed(1)} ms`,
    limit: `${limit} ms`,
    passes: ms <= limit,
  };
}
