import type { Store } from "../db/open-store.ts";
import { channels } from "../db/schema.ts";
import { countBacklog, backlogStates } from "../outbox/count-backlog.ts";
import type { DeliveryBacklog } from "./metrics.ts";

/** Reads the outbox backlog, including zeros for empty channels and states. */
export async function readBacklog(
  store: Pick<Store, "db">,
  timeoutMs = 2000,
): Promise<readonly DeliveryBacklog[]> {
  const rows = await countBacklog(store, timeoutMs);
  return channels.flatMap((channel) =>
    backlogStates.map(
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
