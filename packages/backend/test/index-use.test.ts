// @module-tag extended
import { listAgentListings, listHomes } from "@realtor/api/home";
import type { Http } from "@realtor/api/http";
import { listListings } from "@realtor/api/listing";
import {
  checkAddress,
  findRealtors,
  getRealtor,
  listContacts,
  listRealtors,
  listSitemap,
  listVersions,
} from "@realtor/api/loaning";
import { createLog } from "@realtor/server/log";
import { createOutbox } from "@realtor/server/outbox/create-outbox";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { contactDeliveries } from "../src/db/schema.ts";
import { findFullScans } from "./fixtures/explain-queries.ts";
import { adminEmail, newSlug, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

const agents = 20_000;

let backend: TestBackend;
let admin: Http;
let agent: { http: Http; id: string; slug: string };

beforeAll(async () => {
  backend = await startBackend("PostgreSQL", {
    slackWebhookUrl: "http://127.0.0.1:9/none",
    notifications: { intervalMs: 3_600_000 },
  });
  admin = await backend.signedIn(adminEmail);
  const slug = newSlug();
  const { http, realtor } = await backend.newAgent({ desiredUrl: slug, isMakeHomepage: "Y" });
  agent = { http, id: realtor.id, slug };
  await seed(realtor.id);
});
afterAll(() => backend?.close());

/** Agents with a website, contact requests to all of them, and notifications, of which few are due. */
async function seed(realtorId: string): Promise<void> {
  const statements = [
    sql`insert into users (id, name, email, role)
      select 'u-' || n, 'Agent ' || md5(n::text), n || '@agents.example', 'realtor'
      from generate_series(1, ${agents}) n`,
    sql`insert into realtors (id, user_id, desired_url, published, profile, created_at, updated_at)
      select 'h-' || n, 'u-' || n, translate(md5(n::text), '0123456789', 'ghijklmnop'), n % 4 > 0,
        jsonb_build_object('aboutMeKr', repeat('text ', 100)), now(), now() - make_interval(mins => n)
      from generate_series(1, ${agents}) n`,
    sql`insert into former_addresses (slug, realtor_id, user_id, left_at)
      select translate(md5(n::text), '0123456789', 'qrstuvwxyz'), 'h-' || n, 'u-' || n, now()
      from generate_series(1, ${agents}) n`,
    sql`insert into own_domains (realtor_id, host, token, asked_at, proved_at)
      select 'h-' || n, 'agent-' || n || '.example', n::text, now(), now()
      from generate_series(1, ${agents}) n`,
    sql`insert into contact_requests (id, realtor_id, name, last_name, first_name, email, phone,
        phone_country_code, message, is_term, created_at, fingerprint)
      select 'c-' || n, case when n % 1000 = 0 then ${realtorId} else 'h-' || n end, 'Name', 'Last',
        'First', '', '949-555-0101', 'US', repeat('message ', 20), 'Y', now() - make_interval(mins => n), ''
      from generate_series(1, ${agents}) n`,
    sql`insert into contact_deliveries (contact_id, channel, audience, recipient, state)
      select 'c-' || n, 'chat', 'staff', '', case when n < 50 then 'pending' else 'delivered' end
      from generate_series(1, ${agents}) n`,
    sql`insert into realtor_versions (realtor_id, user_id, profile, valid_from, replaced_at, replaced_by, kind)
      select 'h-' || n, 'u-' || n, '{}', now(), now(), 'u-' || n, 'update'
      from generate_series(1, ${agents}) n`,
    sql`insert into contact_reads (contact_id, user_id, read_at)
      select 'c-' || n, 'u-' || n, now() from generate_series(1, ${agents}) n`,
    sql`insert into sessions (id, expires_at, token, user_id)
      select 's-' || n, now() + interval '1 day', 's-' || n, 'u-' || n
      from generate_series(1, ${agents}) n`,
    sql`insert into accounts (id, account_id, provider_id, user_id)
      select 'a-' || n, 'u-' || n, 'credential', 'u-' || n
      from generate_series(1, ${agents}) n where n % 2 = 0`,
    sql`insert into suspensions (user_id, suspended_at, suspended_by, reason)
      select 'u-' || n, now(), 'u-' || n, '' from generate_series(1, ${agents}) n where n % 2 = 0`,
    sql`insert into listings (listing_key, source, market, standard_status, search_type, property_type,
        home_kind, city, county, state, has_image, displayable, listed_on, position, record, list_agent_license)
      select 'l-' || n, 'crmls', 'crmls', 'Active', 'sale', 'Residential', 'single_family',
        'City ' || n % 100, '', 'CA', true, true, current_date - n % 900, 0,
        jsonb_build_object('listingKey', 'l-' || n, 'publicRemarks', repeat('text ', 100)), '0' || n
      from generate_series(1, ${agents}) n`,
    sql`insert into listing_documents (id, realtor_id, listing_key, kind, published, hidden, created_at, updated_at)
      select 'd-' || n, 'h-' || n, 'l-' || n, 'words', jsonb_build_object('words', repeat('text ', 100)),
        n % 9 = 0, now(), now()
      from generate_series(1, ${agents}) n`,
    sql`analyze`,
  ];
  for (const statement of statements) await backend.db.execute(statement);
}

/** Sends the notifications to team chat that are due. */
async function sendDue(): Promise<void> {
  const outbox = createOutbox({
    // With a pool, other processes may have leases.
    database: { db: backend.db, pool: true },
    table: contactDeliveries,
    channel: "chat",
    log: createLog("silent"),
    resumed: { states: ["kept"], addedWithinDays: 3 },
    deliver: async () => ({ kind: "delivered" }),
  });
  await outbox.start();
  await outbox.stop();
}

const byLicense = (licenseNumber: string) =>
  ({ licenseNumber, market: "", searchType: "sale" }) as const;

const scansOf = async (call: () => Promise<unknown>) => {
  const { queries, scans } = await findFullScans(backend, call);
  expect(queries).toBeGreaterThan(0);
  return scans;
};

describe("no table is read completely", () => {
  it.each<[string, () => Promise<unknown>]>([
    ["for a website by its address", () => getRealtor(backend.visitor, agent.slug)],
    ["for a website by its id", () => getRealtor(backend.visitor, "h-17")],
    ["for a website by its domain", () => getRealtor(backend.visitor, "https://agent-17.example")],
    ["for the check of an address", () => checkAddress(agent.http, newSlug())],
    ["for the first page of the sitemap", () => listSitemap(backend.visitor)],
    ["for a later page of the sitemap", () => listSitemap(backend.visitor, "m")],
    ["for the samples", () => listRealtors(backend.visitor, { sample: "Y" })],
    ["for an agent's own websites", () => listRealtors(agent.http, {})],
    ["for the list of staff, by name", () => findRealtors(admin, { sort: "name" })],
    ["for the list of staff, by address", () => findRealtors(admin, { sort: "address" })],
    ["for the list of staff, newest first", () => findRealtors(admin, { sort: "updated" })],
    ["for an agent's inbox", () => listContacts(agent.http, {})],
    [
      "for an agent's inbox, unread ones first",
      () => listContacts(agent.http, { unreadAt: new Date().toISOString() }),
    ],
    ["for the inbox of staff", () => listContacts(admin, {})],
    ["for notifications that are due", sendDue],
    ["for the homes of a city", () => listHomes(backend.visitor, { city: "City 7" })],
    [
      "for the condos of a city",
      () => listHomes(backend.visitor, { city: "City 7", propertyType: "condo" }),
    ],
    [
      "for the sold land of a city",
      () => listHomes(backend.visitor, { city: "City 7", type: "sold", propertyType: "land" }),
    ],
    ["for an agent's listings", () => listAgentListings(backend.visitor, byLicense("017"))],
    [
      "for an agent's listings in two states",
      () => listAgentListings(backend.visitor, byLicense("DRE 017, GREC 018")),
    ],
    ["for the homes of a website", () => listListings(agent.http, agent.id)],
    ["for the versions of a website", () => listVersions(agent.http, agent.id)],
  ])("%s", async (_, call) => {
    expect(await scansOf(call)).toEqual([]);
  });
});
