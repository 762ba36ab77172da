/** What the two parts of the page share. */
export interface SampleState {
  count: number;
  /** A homepage's name and its one line, as far as they are typed. */
  name: string;
  line: string;
}

export const emptySample: SampleState = { count: 0, name: "", line: "" };

/** The number is the version: what a later form of the state cannot read, it does not find. */
export const sampleKey = "piniaSample.v1";

/** Longer than any name or line of a homepage. */
export const longestSampleText = 80;

/** A value that several parts of a page read and change, kept in local storage across reloads and tabs. */
export interface SampleStore {
  /** Calls back on every change, of this tab or another. Answers how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** The same object until something changed. */
  read: () => SampleState;
  change: (part: Partial<SampleState>) => void;
  reset: () => void;
}

export function createSampleStore(): SampleStore {
  const listeners = new Set<() => void>();
  let held: SampleState | undefined;

  function forget(): void {
    held = undefined;
    for (const listener of listeners) listener();
  }
  /** A null key means that another tab emptied the whole storage. */
  function onStorage({ key }: StorageEvent): void {
    if (key === null || key === sampleKey) forget();
  }
  /** A page that comes back from the back-forward cache has heard of nothing. */
  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (persisted) forget();
  }
  function hold(state: SampleState): void {
    held = state;
    for (const listener of listeners) listener();
  }
  function read(): SampleState {
    held ??= parseSample(localStorage.getItem(sampleKey));
    return held;
  }

  return {
    read,
    subscribe(listener) {
      if (listeners.size === 0) {
        held = undefined;
        addEventListener("storage", onStorage);
        addEventListener("pageshow", onPageShow);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener("storage", onStorage);
        removeEventListener("pageshow", onPageShow);
      };
    },
    change(part) {
      const state = tidy({ ...read(), ...part });
      localStorage.setItem(sampleKey, JSON.stringify(state));
      hold(state);
    },
    reset() {
      localStorage.removeItem(sampleKey);
      hold(emptySample);
    },
  };
}

/** What another program or hand left there is parsed, not believed. */
export function parseSample(stored: string | null): SampleState {
  try {
    const value: unknown = JSON.parse(stored ?? "null");
    return typeof value === "object" && value !== null ? tidy(value) : emptySample;
  } catch {
    return emptySample; // not JSON: nothing of ours
  }
}

function tidy({ count, name, line }: { [Key in keyof SampleState]?: unknown }): SampleState {
  return {
    count: typeof count === "number" && Number.isSafeInteger(count) ? count : 0,
    name: typeof name === "string" ? name.slice(0, longestSampleText) : "",
    line: typeof line === "string" ? line.slice(0, longestSampleText) : "",
  };
}
