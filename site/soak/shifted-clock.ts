import { Client } from "pg";

/**
 * A clock that only moves when it is moved, for this process and a database: what a scenario measures does not
 * depend on how fast the machine is.
 */
export interface ShiftedClock {
  now(): number;
  advance(ms: number): Promise<void>;
  /** Runs a query with the time of this clock. */
  query<Row>(text: string): Promise<Row[]>;
  close(): Promise<void>;
}

/**
 * Replaces `Date` of this process, and `now()` of the database at `url` for connections that open after
 * the call: its search path finds `public.now()` before PostgreSQL's own. Timers run as usual.
 */
export async function shiftClock(url: string): Promise<ShiftedClock> {
  const RealDate = globalThis.Date;
  let moment = RealDate.now();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("create table public.soak_clock (moment timestamptz not null)");
  await client.query("insert into public.soak_clock values ($1)", [new Date(moment)]);
  await client.query(
    "create function public.now() returns timestamptz language sql stable as $$ select moment from public.soak_clock $$",
  );
  // In a copied database the defaults of columns already mean PostgreSQL's own.
  const { rows: defaults } = await client.query<{ change: string }>(
    `select format('alter table %I.%I alter %I set default public.now()', table_schema, table_name,
      column_name) as change from information_schema.columns where column_default = 'now()'`,
  );
  for (const { change } of defaults) await client.query(change);
  const database = new URL(url).pathname.slice(1);
  await client.query(`alter database "${database}" set search_path = public, pg_catalog`);
  await client.query("set search_path = public, pg_catalog");

  const now = () => moment;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values: [], newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget) as Date, // of Date
    get: (target, name, receiver) =>
      name === "now" ? now : (Reflect.get(target, name, receiver) as unknown), // any key of Date
  });

  return {
    now,
    async advance(ms) {
      moment += ms;
      await client.query("update public.soak_clock set moment = $1", [new Date(moment)]);
    },
    async query<Row>(text: string) {
      const { rows } = await client.query(text);
      return rows as Row[]; // the caller names the columns
    },
    async close() {
      globalThis.Date = RealDate;
      await client.end();
    },
  };
}
