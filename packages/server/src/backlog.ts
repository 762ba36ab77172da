/** Undelivered entries of one channel and state. */
export interface Backlog {
  channel: string;
  state: string;
  count: number;
  /** Age of the oldest in seconds. */
  oldestSeconds: number;
}

/** Adds zeros for the channels and states without entries, so that a graph shows that there are none. */
export function completeBacklog(
  rows: readonly Backlog[],
  channels: readonly string[],
  states: readonly string[],
): readonly Backlog[] {
  return channels.flatMap((channel) =>
    states.map(
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
