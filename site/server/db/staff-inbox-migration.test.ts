import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { expect, it } from "vitest";
import { emptyPglite } from "../../../packages/server/test/fixtures/empty-pglite.ts";

const read = (name: string) =>
  readFile(new URL(`../../drizzle/${name}.sql`, import.meta.url), "utf8");

it("moves the spam state to leads and clears delivered bodies", async () => {
  const db = await PGlite.create({ loadDataDir: await emptyPglite() });
  await db.exec(await read("0000_leads_contacts_deliveries"));
  await db.exec(`
    insert into site.leads (id, idempotency_key, name, area, phone, phone_country_code, has_site, locale, created_at)
    values ('00000000-0000-4000-8000-000000000001', 'a', 'kept', '', '', '', true, 'ko', '2026-01-01Z'),
           ('00000000-0000-4000-8000-000000000002', 'b', 'spam', '', '', '', true, 'ko', '2026-01-02Z');
    insert into site.contacts (id, idempotency_key, body)
    values ('00000000-0000-4000-8000-000000000003', 'c', '{"name": "spam"}'),
           ('00000000-0000-4000-8000-000000000004', 'd', '{"name": "delivered"}'),
           ('00000000-0000-4000-8000-000000000005', 'e', '{"name": "pending"}');
    insert into site.deliveries (id, channel, state)
    values ('00000000-0000-4000-8000-000000000001', 'slack', 'kept'),
           ('00000000-0000-4000-8000-000000000002', 'slack', 'spam'),
           ('00000000-0000-4000-8000-000000000003', 'loaning', 'spam'),
           ('00000000-0000-4000-8000-000000000004', 'loaning', 'delivered'),
           ('00000000-0000-4000-8000-000000000005', 'loaning', 'pending');
  `);
  await db.exec(await read("0001_staff_inbox"));
  const leads = await db.query(
    "select name, spam, state, updated_at = created_at as untouched from site.leads order by name",
  );
  expect(leads.rows).toEqual([
    { name: "kept", spam: false, state: "new", untouched: true },
    { name: "spam", spam: true, state: "new", untouched: true },
  ]);
  const contacts = await db.query(
    "select body, state from site.contacts join site.deliveries using (id) order by id",
  );
  expect(contacts.rows).toEqual([
    { body: { name: "spam", spam: true }, state: "pending" },
    { body: null, state: "delivered" },
    { body: { name: "pending" }, state: "pending" },
  ]);
  await db.close();
});
