import { readFile } from "node:fs/promises";
import { openDatabaseClock } from "@realtor/server/database-clock";
import { createRateLimiter } from "@realtor/server/rate-limit";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import {
  startPostgres,
  type TestPostgres,
} from "../../../packages/server/test/fixtures/postgres.ts";
import { deliveredSections, startFakeSlack } from "../../test/fakes/slack.ts";
import { createLeads } from "../leads/create-leads.ts";
import { listenRealtorChanges } from "../proxy/listen-realtor-changes.ts";
import { openStore, type Store } from "./open-store.ts";
import { deliveries, leads, storageChecks } from "./schema.ts";

const log = pino({ level: "silent" });
let postgres: TestPostgres;
let databaseUrl: string;
let stores: [Store, Store];

const open = () => openStore({ dataDir: "/nowhere", databaseUrl, log });

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase("site");
  // Concurrently, as when two processes start on an empty database.
  stores = await Promise.all([open(), open()]);
});
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await postgres.stop();
});

describe("on PostgreSQL, with two processes", () => {
  it("delivers each lead once", async () => {
    const slack = await startFakeSlack();
    slack.behavior = { status: 503, body: "down" };
    const services = stores.map((store) =>
      createLeads({
        store,
        slack: { url: slack.url },
        log,
        limit: 1000,
        retry: { first: 0.1, longest: 0.3, rejected: 1 },
      }),
    );
    await Promise.all(services.map((service) => service.start()));
    const accept = (number: number, key: string) =>
      services[number % 2]!.accept(
        {
          name: `손님 ${key}`,
          area: "Duluth",
          phone: "010-555-0100",
          phoneCountryCode: "KR",
          hasSite: "N",
          privacyConsent: true,
          contactConsent: true,
          locale: "ko",
        },
        { address: "192.0.2.1", idempotencyKey: key },
      );
    // Each key twice, once per process.
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, number) => accept(number, `key-${number >> 1}`)),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    await slack.until(({ attempts }) => attempts.length >= 5);
    slack.behavior = "ok";
    await slack.until((state) => deliveredSections(state).length >= 10);
    const [store] = stores;
    await vi.waitFor(
      async () => {
        const states = await store.db.select({ state: deliveries.state }).from(deliveries);
        expect(states).toEqual(Array.from({ length: 10 }, () => ({ state: "delivered" })));
      },
      { timeout: 10_000 },
    );
    const names = deliveredSections(slack).map(({ fields }) => fields?.[0]?.text);
    expect(new Set(names).size).toBe(10);
    expect(names).toHaveLength(10);
    expect(await store.db.$count(leads)).toBe(10);
    await Promise.all(services.map((service) => service.stop()));
    await slack.close();
  });

  it("shares the rate limit of an address", async () => {
    const [one, other] = stores.map((store) =>
      createRateLimiter({
        name: "shared",
        requests: 3,
        seconds: 60,
        pool: store.pool,
        schemaName: "site",
      }),
    );
    expect(await one!.consume("192.0.2.9")).toBeUndefined();
    expect(await other!.consume("192.0.2.9")).toBeUndefined();
    expect(await one!.consume("192.0.2.9")).toBeUndefined();
    expect(await other!.consume("192.0.2.9")).toBeGreaterThan(0);
    expect(await other!.consume("192.0.2.10")).toBeUndefined();
  });

  it("counts the windows of a limit by one clock, on machines 30 s apart", async () => {
    const [one, other] = stores.map((store) =>
      createRateLimiter({
        name: "skewed",
        requests: 1,
        seconds: 20,
        pool: store.pool,
        schemaName: "site",
      }),
    );
    const now = Date.now();
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await one!.consume("192.0.2.11")).toBeUndefined();
    for (const skew of [30_000, -30_000]) {
      vi.setSystemTime(now + skew);
      const wait = await other!.consume("192.0.2.11");
      expect(wait).toBeGreaterThan(10);
      expect(wait).toBeLessThanOrEqual(20);
    }
    expect(await other!.consume("192.0.2.12")).toBeUndefined();
  });

  it("reads the time of the database on a machine with another clock", async () => {
    const now = Date.now();
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(now + 30_000);
    onTestFinished(() => void vi.useRealTimers());
    const clock = await openDatabaseClock(stores[0].pool);
    onTestFinished(() => clock.close());
    expect(Math.abs(clock.now() - now)).toBeLessThan(5000);
    expect(Date.now()).toBe(now + 30_000);
  });

  it("receives notifications of saved websites, also after a lost connection", async () => {
    const events: string[] = [];
    const notify = async (slug: string) =>
      stores[0].db.execute(sql`select pg_notify('realtor_changed', ${slug})`);
    const stop = await listenRealtorChanges({
      databaseUrl,
      log,
      reconnectMs: 20,
      onChange: (slug) => events.push(slug),
      onGap: () => events.push("gap"),
    });
    await notify("claire");
    await vi.waitFor(() => expect(events).toEqual(["claire"]), 10_000);
    await stores[0].db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'LISTEN realtor_changed'`,
    );
    await vi.waitFor(() => expect(events).toEqual(["claire", "gap"]), 10_000);
    await notify("daniel");
    await vi.waitFor(() => expect(events).toEqual(["claire", "gap", "daniel"]), 10_000);
    await stop();
  });
});

it("starts with the documented user of the site, which is not the owner of the database", async () => {
  const adminUrl = await postgres.createDatabase("realtor");
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  const documented = new URL("../../../deploy/postgres/roles.sql", import.meta.url);
  await admin.query(await readFile(documented, "utf8"));
  await admin.end();
  const url = adminUrl.replace("//postgres@", "//realtor_site@");
  const store = await openStore({ dataDir: "/nowhere", databaseUrl: url, log });
  expect(await store.db.$count(leads)).toBe(0);
  await store.checkWritable();
  await store.close();
});

it("says that it cannot store while the disk of the server is full", async () => {
  const [store] = stores;
  await store.checkWritable();
  const full = sql.raw(`create function full_disk() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file: No space left on device' using errcode = '53100';
  end $$`);
  await store.db.execute(full);
  await store.db.execute(
    sql`create trigger full_disk before insert on site.storage_checks execute function full_disk()`,
  );
  await expect(store.checkWritable()).rejects.toMatchObject({ cause: { code: "53100" } });
  await store.db.execute(sql`drop trigger full_disk on site.storage_checks`);
  await store.checkWritable();
  expect(await store.db.$count(storageChecks)).toBe(0);
});

describe("a database that cannot be used", () => {
  it.each([
    [
      "the database does not exist",
      () => databaseUrl.replace(/site$/, "absent"),
      /^The database at 127\.0\.0\.1:\d+ cannot be used \(database "absent" does not exist\): correct DATABASE_URL\.$/,
    ],
    [
      "the user cannot create schemas",
      () => databaseUrl.replace("postgres@", "weak@"),
      /^The database at 127\.0\.0\.1:\d+ cannot be brought up to date \(permission denied for .+\): let its user create schemas, or correct DATABASE_URL\.$/,
    ],
  ])("fails with a StartError when %s", async (_, url, message) => {
    await stores[0].db.execute(sql`drop role if exists weak`);
    await stores[0].db.execute(sql`create role weak login`);
    await expect(openStore({ dataDir: "/nowhere", databaseUrl: url(), log })).rejects.toMatchObject(
      { name: "StartError", message: expect.stringMatching(message) },
    );
  });
});
