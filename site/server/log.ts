import { type DestinationStream, type Logger, pino } from "pino";
import { currentScope } from "./telemetry/request-scope.ts";
import { showError } from "./telemetry/shown-error.ts";

export type Log = Logger;

/** A write for each line would cost a busy site more than the rest of a request; an exit writes what is left. */
const gathered = { sync: false, minLength: 12_288, periodicFlush: 250 };

/**
 * The site's log: JSON lines on standard output, each with the id (and trace) of the request it belongs
 * to. Requests' personal data never goes into it.
 */
export function createLog(level: string, output?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: showError },
    mixin() {
      const scope = currentScope();
      return scope ? { requestId: scope.requestId, trace_id: scope.traceId } : {};
    },
  };
  return pino(options, output ?? pino.destination(gathered));
}
