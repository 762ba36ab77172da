import { Client } from "pg";
import { innermostMessage } from "../http/innermost-message.ts";
import type { Log } from "../log.ts";

export interface ListenOptions {
  databaseUrl: string;
  log: Log;
  /** A homepage was saved, here or by another process. */
  onChange: (slug: string) => void;
  /** Listening began anew after a gap in which changes may have gone unheard. */
  onGap: () => void;
  /** How often the connection is tested. */
  heartbeatMs?: number;
  /** The first wait before connecting again; it doubles up to half a minute. */
  reconnectMs?: number;
}

/**
 * Listens to `NOTIFY realtor_changed, '<slug>'`, which the loaning service sends with each save, and
 * connects again whenever the connection is lost. Resolves, once it listens or has failed to for the
 * first time, with the way to stop.
 */
export async function listenRealtorChanges(options: ListenOptions): Promise<() => Promise<void>> {
  const { databaseUrl, log, onChange, onGap, heartbeatMs = 30_000, reconnectMs = 500 } = options;
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let failures = 0;
  let gap = false;

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    });
    client = next;
    next.on("error", (error) => lose(next, error));
    next.on("end", () => lose(next, new Error("connection ended")));
    next.on("notification", ({ payload }) => {
      if (payload) onChange(payload);
    });
    try {
      await next.connect();
      await next.query("LISTEN realtor_changed");
    } catch (error) {
      lose(next, error);
      return;
    }
    if (client !== next) return;
    failures = 0;
    if (gap) onGap();
    gap = false;
    beat(next);
  }

  /** A connection that died without a word is found by asking. */
  function beat(current: Client): void {
    timer = setTimeout(() => {
      current.query("SELECT 1").then(
        () => client === current && beat(current),
        (error: unknown) => lose(current, error),
      );
    }, heartbeatMs);
    timer.unref();
  }

  function lose(lost: Client, error: unknown): void {
    if (stopped || client !== lost) return;
    client = null;
    gap = true;
    clearTimeout(timer);
    end(lost).catch(() => {});
    log.warn({ error: innermostMessage(error) }, "not listening to saved homepages, trying again");
    timer = setTimeout(() => void connect(), Math.min(30_000, reconnectMs * 2 ** failures));
    failures = Math.min(failures + 1, 10);
  }

  async function end(old: Client): Promise<void> {
    old.removeAllListeners();
    old.on("error", () => {});
    await old.end();
  }

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    if (client) await end(client).catch(() => {});
  };
}
