import { type HomeState, timeZoneOf } from "./dates.ts";

// Not in dates.ts: public pages in the browser create no formatter when they load.
const formats = { CA: createFormat("CA"), GA: createFormat("GA") };

/** Canadian English writes dates as YYYY-MM-DD. */
function createFormat(state: HomeState): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-CA", { timeZone: timeZoneOf(state) });
}

/** The date in the time zone of a state, as YYYY-MM-DD. */
export function dateInState(now: Date, state: HomeState): string {
  return formats[state].format(now);
}

/** The user's time zone, not the homepage's: its IANA name. */
export function getLocalTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
