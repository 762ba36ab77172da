/** The used fields of a Chromium trace event; times in microseconds. */
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

/** A visit; times in ms from the end of the load event. */
export interface TracedVisit {
  /** Hydrated and idle; null when the page requested no idle callback after hydration. */
  idle: number | null;
  requests: readonly VisitRequest[];
  /** Main thread tasks over 50 ms. */
  longTasks: readonly LongTask[];
}

export interface VisitRequest {
  url: string;
  at: number;
}

export interface LongTask {
  at: number;
  ms: number;
  /** URLs of the scripts that ran in it. */
  scripts: readonly string[];
}

const longMs = 50;

/** Extracts the visit of a frame from a trace. The page sets `mark` when it is hydrated and idle. */
export function readTrace(trace: readonly TraceEvent[], frame: string, mark: string): TracedVisit {
  // Each process writes its events separately.
  const events = trace.toSorted((a, b) => a.ts - b.ts);
  // SVG images and internal pages have load events too.
  const loaded = events.findLast(
    ({ name, args }) => name === "loadEventEnd" && args.frame === frame,
  );
  if (!loaded) throw new Error("The trace contains no load event of the page.");
  const since = ({ ts }: TraceEvent) => (ts - loaded.ts) / 1000;
  // Excludes the browser's other processes.
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
      const scripts = onMainThread
        .filter(({ name, ts }) => ts >= task.ts && ts < end && !name.startsWith("Resource"))
        .flatMap(({ args }) => args.data?.url ?? args.fileName ?? []);
      return { at: since(task), ms: (task.dur ?? 0) / 1000, scripts };
    });

  const idle = onMainThread.find(({ name }) => name === mark);
  return { idle: idle ? since(idle) : null, requests, longTasks };
}
