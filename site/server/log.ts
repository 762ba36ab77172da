import { type DestinationStream, type Logger, pino } from "pino";
import { getRequestContext } from "./telemetry/request-context.ts";
import { sanitizeError } from "./telemetry/sanitize-error.ts";

export type Log = Logger;

/** Buffered: a write per line would cost more than the rest of a request. Flushed on exit. */
const buffered = { sync: false, minLength: 12_288, periodicFlush: 250 };

/**
 * Creates the site's logger: JSON lines on standard output with request id and trace id. Personal
 * data of requests is never logged.
 */
export function createLog(level: string, output?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: sanitizeError },
    mixin() {
      const context = getRequestContext();
      return context ? { requestId: context.requestId, trace_id: context.traceId } : {};
    },
  };
  return pino(options, output ?? pino.destination(buffered));
}
