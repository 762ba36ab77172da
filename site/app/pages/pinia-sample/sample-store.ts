import { createStoredValue, type StoredValue } from "#app/data/stored-value.ts";

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
export interface SampleStore extends Pick<StoredValue<SampleState>, "subscribe" | "read"> {
  change: (part: Partial<SampleState>) => void;
  reset: () => void;
}

export function createSampleStore(): SampleStore {
  const stored = createStoredValue([sampleKey], () => parseSample(localStorage.getItem(sampleKey)));
  return {
    read: stored.read,
    subscribe: stored.subscribe,
    change(part) {
      localStorage.setItem(sampleKey, JSON.stringify(tidy({ ...stored.read(), ...part })));
      stored.changed();
    },
    reset() {
      localStorage.removeItem(sampleKey);
      stored.changed();
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
