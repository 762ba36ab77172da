const format = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d)(?:\.(\d+))?(Z|[+-]\d\d:?\d\d)?)?$/i;

/** An instant: whole seconds since 1970 and the digits of the fraction, which may be more than milliseconds. */
interface Instant {
  seconds: number;
  fraction: string;
}

/** Reads a time of a feed: without an offset it is UTC. Undefined for anything else. */
function readInstant(text: string): Instant | undefined {
  const match = format.exec(text.trim());
  if (!match) return undefined;
  const [, date, time = "00:00:00", fraction = "", offset = "Z"] = match;
  const zone = offset.length === 5 ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset;
  const milliseconds = Date.parse(`${date}T${time}${zone.toUpperCase()}`);
  if (Number.isNaN(milliseconds)) return undefined;
  return { seconds: milliseconds / 1000, fraction: fraction.replace(/0+$/, "") };
}

/** Whether a value is a time that `compareTimes` compares. */
export function isTime(value: unknown): value is string {
  return typeof value === "string" && readInstant(value) !== undefined;
}

/** Orders two times as instants, to the last digit that a server sends. Null is before every time. */
export function compareTimes(a: string | null, b: string | null): number {
  const [first, second] = [a, b].map((text) => (text === null ? undefined : readInstant(text)));
  if (!first || !second) return Number(first !== undefined) - Number(second !== undefined);
  const bySecond = Math.sign(first.seconds - second.seconds);
  if (bySecond !== 0) return bySecond;
  return Number(first.fraction > second.fraction) - Number(first.fraction < second.fraction);
}

/** A time later or earlier by milliseconds, without the digits below them. */
export function shiftTime(time: string, milliseconds: number): string {
  const instant = readInstant(time);
  if (!instant) throw new Error("Only a time can be shifted: check it with isTime.");
  const whole = instant.seconds * 1000 + Math.floor(Number(`0.${instant.fraction || 0}`) * 1000);
  return new Date(whole + milliseconds).toISOString();
}
