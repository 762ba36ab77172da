/** A duration in hours or days. */
export interface TimeSince {
  amount: number;
  unit: "hour" | "day";
}

const hour = 60 * 60 * 1000;

/** Time since the last use, which is stored to the hour; null below an hour. */
export function timeSince(then: Date, now: Date): TimeSince | null {
  const hours = Math.floor((now.getTime() - then.getTime()) / hour);
  if (hours < 1) return null;
  return hours < 24
    ? { amount: hours, unit: "hour" }
    : { amount: Math.floor(hours / 24), unit: "day" };
}
