/** Agents of a full run. */
export const agentCounts: readonly number[] = [10, 1000, 100_000];
/** Visitors at the same time of a full run. */
export const visitorCounts: readonly number[] = [1, 100, 1000];
