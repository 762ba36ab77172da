import { countContacts, listContacts } from "@realtor/api/loaning";
import { Client } from "pg";
import { startPostgres } from "../../packages/server/test/fixtures/postgres.ts";
import { createAgent } from "../e2e/fixtures/create-agent.ts";
import { postgresVariables } from "../e2e/fixtures/prepared-data.ts";
import { startProduct } from "../e2e/fixtures/product.ts";
import { median, type Row } from "./table.ts";

const requests = 10_000;
const limits = { list: 200, search: 500 };

/** Times of the service with 10,000 requests of one agent, on PostgreSQL. */
export async function inbox(): Promise<Row[]> {
  const postgres = await startPostgres();
  const url = await postgres.createDatabase("inbox");
  const product = await startProduct({ env: postgresVariables(url) });
  try {
    const agent = await createAgent(product.backendUrl);
    await addRequests(url, agent.realtor.id);
    const { http } = agent;
    const list = { perPage: 20, unreadAt: new Date().toISOString() };
    return [
      await measureCall("first page", limits.list, () => listContacts(http, list)),
      await measureCall("last page", limits.list, () =>
        listContacts(http, { ...list, currentPage: requests / 20 - 1 }),
      ),
      await measureCall("counts", limits.list, () => countContacts(http)),
      await measureCall("search", limits.search, () => listContacts(http, { ...list, q: "7777" })),
    ];
  } finally {
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

function createRow(what: string, ms: number, limit: number): Row {
  return {
    name: `inbox: ${what}`,
    measured: `${ms.toFixed(1)} ms`,
    limit: `${limit} ms`,
    passes: ms <= limit,
  };
}
