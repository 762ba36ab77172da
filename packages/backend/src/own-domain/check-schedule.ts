const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Until then a claim is looked for; `docs/spec/hosts.md#proof-of-control` has the rule. */
const claimLasts = 30 * day;
const recheckInterval = 7 * day;
const failedInterval = day;
const graceLasts = 7 * day;
/** From then on a failure is no short outage, and the agent is notified. */
const notifyAfter = day;

const later = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);
const between = (from: Date, to: Date) => to.getTime() - from.getTime();

export function firstClaimCheck(askedAt: Date): Date {
  return later(askedAt, minute);
}

/** The next check of an unproved claim, after as long as it waits already; null when it is given up. */
export function nextClaimCheck(askedAt: Date, now: Date): Date | null {
  const age = between(askedAt, now);
  return age >= claimLasts ? null : later(now, Math.min(hour, Math.max(minute, age)));
}

export function nextProvedCheck(now: Date): Date {
  return later(now, recheckInterval);
}

export function nextFailedCheck(now: Date): Date {
  return later(now, failedInterval);
}

/** When a domain whose checks fail since then is free again. */
export function freeAgainAt(failingSince: Date): Date {
  return later(failingSince, graceLasts);
}

/** Whether the agent is notified of this failed check: once, a day after the first one. */
export function shouldNotify(failingSince: Date, checkedAt: Date | null, now: Date): boolean {
  const wasEarly = checkedAt === null || between(failingSince, checkedAt) < notifyAfter;
  return wasEarly && between(failingSince, now) >= notifyAfter;
}

/** Until when a running check may take; another process repeats one that was interrupted. */
export function checkLease(now: Date): Date {
  return later(now, minute);
}
