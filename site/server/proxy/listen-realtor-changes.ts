import type { Log } from "@realtor/server/log";
import { Client } from "pg";
import { rootCauseMessage } from "@realtor/server/errors";

export interface ListenOptions {
  databaseUrl: string;
  log: Log;
  /** Called when a website is saved by any process. */
  onChange: (slug: string) => void;
  /** Called after a reconnect: notifications may have been missed. */
  onGap: () => void;
  /** Interval of connection checks. */
  heartbeatMs?: number;
  /** First reconnect delay; doubles up to 30 s. */
  reconnectMs?: number;
}

/**
 * Listens to `NOTIFY realtor_changed, '<slug>'`, sent by the loaning service on each save, and
 * reconnects when the connection is lost. Resolves after the first connection attempt, with a
 * function that stops listening.
 */
export async function listenRealtorChanges(options: ListenOptions): Promise<() => Promise<void>> {
  const { databaseUrl, log, onChange, onGap, heartbeatMs = 30_000, reconnectMs = 500 } = options;
  let client: Client | undefined;
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
    next.on("error", (error) => handleLoss(next, error));
    next.on("end", () => handleLoss(next, new Error("connection ended")));
    next.on("notification", ({ payload }) => {
      if (payload) onChange(payload);
    });
    try {
      await next.connect();
      await next.query("LISTEN realtor_changed");
    } catch (error) {
      handleLoss(next, error);
      return;
    }
    if (client !== next) return;
    failures = 0;
    if (gap) onGap();
    gap = false;
    scheduleCheck(next);
  }

  /** Detects connections that died silently. */
  function scheduleCheck(current: Client): void {
    timer = setTimeout(() => {
      current.query("SELECT 1").then(
        () => client === current && scheduleCheck(current),
        (error: unknown) => handleLoss(current, error),
      );
    }, heartbeatMs);
    timer.unref();
  }

  function handleLoss(lost: Client, error: unknown): void {
    if (stopped || client !== lost) return;
    client = undefined;
    gap = true;
    clearTimeout(timer);
    end(lost).catch(() => {});
    log.warn({ error: rootCauseMessage(error) }, "not listening for saved websites, reconnecting");
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
