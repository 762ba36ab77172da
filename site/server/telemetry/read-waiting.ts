import type { Store } from "../db/open-store.ts";
import { channels } from "../db/schema.ts";
import { countWaiting, waitingStates } from "../outbox/count-waiting.ts";
import type { WaitingDeliveries } from "./metrics.ts";

/** What waits in the outbox, with a zero for each channel and state that nothing waits in. */
export async function readWaiting(
  store: Pick<Store, "db">,
  timeoutMs = 2000,
): Promise<readonly WaitingDeliveries[]> {
  const rows = await countWaiting(store, timeoutMs);
  return channels.flatMap((channel) =>
    waitingStates.map(
      (state) =>
        rows.find((row) => row.channel === channel && row.state === state) ?? {
          channel,
          state,
          count: 0,
          oldestSeconds: 0,
        },
    ),
  );
}
