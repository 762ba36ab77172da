import type { Pool } from "pg";

/** The time of the database, which several machines share. */
export interface DatabaseClock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly close: () => void;
}

/** A clock of a machine drifts by less than a millisecond in this time, and is corrected in seconds. */
const measureMs = 60_000;

/**
 * Measures how far the clock of this machine is from that of the database, and again every minute. Without a
 * pool both are on this machine.
 */
export async function openDatabaseClock(pool: Pool | undefined): Promise<DatabaseClock> {
  if (!pool) return { now: Date.now, close: () => undefined };
  let offset = 0;
  const measure = async () => {
    const before = Date.now();
    const { rows } = await pool.query<{ time: Date }>("select clock_timestamp() as time");
    const time = rows[0]?.time.getTime();
    if (time !== undefined) offset = time - (before + Date.now()) / 2;
  };
  await measure();
  // The last offset serves while the database does not respond.
  const timer = setInterval(() => void measure().catch(() => undefined), measureMs);
  timer.unref();
  return { now: () => Math.round(Date.now() + offset), close: () => clearInterval(timer) };
}
