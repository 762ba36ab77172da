import { Client } from "pg";

/** A clock that runs as usual and can be moved forward, for this process and a database. */
export interface ShiftedClock {
  now(): number;
  advance(ms: number): Promise<void>;
  /** Runs a query with the shifted time. */
  query<Row>(text: string): Promise<Row[]>;
  /** Lets the queue of jobs read this clock; call it after the queue has started. */
  shiftJobs(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Shifts `Date` of this process, and `now()` of the database at `url` for connections that open after
 * the call: its search path finds `public.now()` before PostgreSQL's own. Timers are not shifted.
 */
export async function shiftClock(url: string): Promise<ShiftedClock> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("create table public.soak_clock (shift interval not null)");
  await client.query("insert into public.soak_clock values (interval '0')");
  await client.query(
    "create function public.now() returns timestamptz language sql stable as $$ select pg_catalog.now() + (select shift from public.soak_clock) $$",
  );
  const database = new URL(url).pathname.slice(1);
  await client.query(`alter database "${database}" set search_path = public, pg_catalog`);
  await client.query("set search_path = public, pg_catalog");

  const RealDate = globalThis.Date;
  let shiftMs = 0;
  const now = () => RealDate.now() + shiftMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values: [], newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget) as Date, // of Date
    get: (target, name, receiver) =>
      name === "now" ? now : (Reflect.get(target, name, receiver) as unknown), // any key of Date
  });

  return {
    now,
    async advance(ms) {
      shiftMs += ms;
      await client.query("update public.soak_clock set shift = make_interval(secs => $1)", [
        shiftMs / 1000,
      ]);
    },
    async query<Row>(text: string) {
      const { rows } = await client.query(text);
      return rows as Row[]; // the caller names the columns
    },
    async shiftJobs() {
      await client.query(
        "create or replace function site_jobs.job_now() returns timestamptz language sql stable as $$ select public.now() $$",
      );
    },
    async close() {
      globalThis.Date = RealDate;
      await client.end();
    },
  };
}
