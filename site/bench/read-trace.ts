/** An event of Chromium's trace, as far as it is read here; times are microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: {
    fileName?: string;
    frame?: string;
    data?: {
      url?: string;
    };
  };
}

/** What the browser did during a visit; times are ms from the end of the page's load event. */
export interface TracedVisit {
  /** The page is awake and idle; null when it asked for no idle time after it woke. */
  idle: number | null;
  requests: readonly VisitRequest[];
  /** What the main thread did for more than 50 ms without a break. */
  longTasks: readonly LongTask[];
}

export interface VisitRequest {
  url: string;
  at: number;
}

export interface LongTask {
  at: number;
  ms: number;
  /** Addresses of the scripts that ran in it. */
  ran: readonly string[];
}

const longMs = 50;

/** Reads a visit in a frame out of its trace. The page sets `mark` when it is awake and idle. */
export function readTrace(trace: readonly TraceEvent[], frame: string, mark: string): TracedVisit {
  // The processes write one after another.
  const events = trace.toSorted((a, b) => a.ts - b.ts);
  // Pictures in SVG and the browser's own windows have load events too.
  const loaded = events.findLast(
    ({ name, args }) => name === "loadEventEnd" && args.frame === frame,
  );
  if (!loaded) throw new Error("The trace has no load event of the page.");
  const since = ({ ts }: TraceEvent) => (ts - loaded.ts) / 1000;
  // Other processes do the browser's own work.
  const ofPage = events.filter(({ pid }) => pid === loaded.pid);
  const onMainThread = ofPage.filter(({ tid }) => tid === loaded.tid);

  const requests = ofPage.flatMap((event) => {
    const { url } = event.args.data ?? {};
    if (event.name !== "ResourceSendRequest" || url === undefined) return [];
    return [{ url, at: since(event) }];
  });

  const longTasks = onMainThread
    .filter(({ name, dur = 0 }) => name === "RunTask" && dur > longMs * 1000)
    .map((task) => {
      const end = task.ts + (task.dur ?? 0);
      const ran = onMainThread
        .filter(({ name, ts }) => ts >= task.ts && ts < end && !name.startsWith("Resource"))
        .flatMap(({ args }) => args.data?.url ?? args.fileName ?? []);
      return { at: since(task), ms: (task.dur ?? 0) / 1000, ran };
    });

  const idle = onMainThread.find(({ name }) => name === mark);
  return { idle: idle ? since(idle) : null, requests, longTasks };
}
