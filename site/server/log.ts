import { type Logger, pino } from "pino";

export type Log = Logger;

/** The site's log: JSON lines on standard output. Requests' personal data never goes into it. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
