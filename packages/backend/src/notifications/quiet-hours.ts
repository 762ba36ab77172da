import type { QuietHours } from "@realtor/api/loaning";

/**
 * Returns the seconds until the quiet hours end, or 0 outside of them. An equal start and end is no
 * quiet time.
 */
export function secondsOfQuietLeft(quietHours: QuietHours | null, now: Date): number {
  if (quietHours === null) return 0;
  const start = toSeconds(quietHours.start);
  const end = toSeconds(quietHours.end);
  const time = timeOfDay(quietHours.timeZone, now);
  const isQuiet = start <= end ? time >= start && time < end : time >= start || time < end;
  return isQuiet ? (end - time + day) % day : 0;
}

/** How often it is looked again whether the owner undid the deletion of the account, in seconds. */
const untilUndone = 60 * 60;

/** Seconds for which an agent gets no notices: quiet hours, and while the account is being deleted. 0 otherwise. */
export function secondsWithoutNotices(
  {
    agent: { deleteAt },
    settings: { quietHours },
  }: { agent: { deleteAt: Date | null }; settings: { quietHours: QuietHours | null } },
  now: Date,
): number {
  return deleteAt ? untilUndone : secondsOfQuietLeft(quietHours, now);
}

const day = 24 * 60 * 60;

function toSeconds(clockTime: string): number {
  const [hours = 0, minutes = 0] = clockTime.split(":").map(Number);
  return (hours * 60 + minutes) * 60;
}

/** Seconds since midnight in a time zone. */
function timeOfDay(timeZone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(now);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return (read("hour") * 60 + read("minute")) * 60 + read("second");
}
