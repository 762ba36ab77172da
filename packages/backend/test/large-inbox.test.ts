// @module-tag extended
import type { Http } from "@realtor/api/http";
import { countContacts, listContacts } from "@realtor/api/loaning";
import type { ContactQuery } from "@realtor/api/loaning";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { countRowsRead } from "./fixtures/rows-read.ts";
import { newSlug, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const own = 10_000;
const unread = 300;
const others = 40_000;

let backend: TestBackend;
let agent: Http;

beforeAll(async () => {
  backend = await startBackend("PostgreSQL");
  const { http, realtor, userId } = await backend.newAgent({ desiredUrl: newSlug() });
  agent = http;
  await seed(realtor.id, userId);
});
afterAll(() => backend?.close());

/** Requests to the agent, of which every tenth is spam, and more to others, each with a delivery. */
async function seed(realtorId: string, userId: string): Promise<void> {
  const statements = [
    sql`insert into contact_requests (id, realtor_id, name, last_name, first_name, email, phone,
        phone_country_code, message, is_term, created_at, fingerprint, spam, state)
      select 'c-' || n, case when n % 5 = 0 then ${realtorId} else 'h-' || n % 200 end, 'Name ' || n, 'Last',
        'First', '', '949-555-0101', 'US', repeat('message ', 60), 'Y', now() - make_interval(mins => n), '',
        n % 50 = 0, case when n < 1000 then 'new' else 'done' end
      from generate_series(1, ${own + others}) n`,
    sql`insert into contact_deliveries (contact_id, channel, audience, recipient, state)
      select id, 'chat', 'staff', '', 'delivered' from contact_requests`,
    sql`insert into contact_reads (contact_id, user_id, read_at)
      select id, ${userId}, now() - interval '1 day' from contact_requests
      where realtor_id = ${realtorId} order by created_at limit ${own - unread}`,
    sql`insert into users (id, name, email, role) values ('u', 'Other', 'other@agents.example', 'admin')`,
    sql`insert into contact_reads (contact_id, user_id, read_at)
      select id, 'u', now() from contact_requests`,
    sql`vacuum analyze`,
  ];
  for (const statement of statements) await backend.db.execute(statement);
}

const unreadAt = new Date().toISOString();

describe("with 10,000 requests of one agent among 50,000", () => {
  const page = (query: ContactQuery) => () => listContacts(agent, { perPage: 20, ...query });
  /** The list and its total count read the agent's requests once each. */
  const twice = 2 * own;

  it.each<[string, () => Promise<unknown>, { requests: number; reads: number }]>([
    ["the first page", page({}), { requests: own + 500, reads: 100 }],
    ["the next page", page({ currentPage: 1 }), { requests: own + 500, reads: 100 }],
    ["unread ones first", page({ unreadAt }), { requests: twice, reads: own }],
    ["the last page", page({ unreadAt, currentPage: 449 }), { requests: twice, reads: own }],
    ["the new ones", page({ unreadAt, state: "new" }), { requests: twice, reads: own }],
    ["spam", page({ unreadAt, spam: "Y" }), { requests: twice, reads: own }],
    ["a search", page({ unreadAt, q: "Name 25" }), { requests: twice, reads: own }],
    ["a search without a result", page({ unreadAt, q: "Zed" }), { requests: twice, reads: own }],
    ["the counts", () => countContacts(agent), { requests: own, reads: own }],
  ])("%s: no rows of other agents or accounts are read", async (_, call, limit) => {
    const { contact_requests = 0, contact_reads = 0, ...read } = await countRowsRead(backend, call);
    expect(contact_requests).toBeGreaterThanOrEqual(20);
    expect(contact_requests).toBeLessThanOrEqual(limit.requests);
    expect(contact_reads).toBeLessThanOrEqual(limit.reads);
    expect(read["contact_deliveries"] ?? 0).toBeLessThanOrEqual(20);
  });
});
