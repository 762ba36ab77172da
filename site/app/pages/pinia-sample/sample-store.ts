import { getLocalStorage } from "#app/data/browser-storage.ts";
import { createStoredValue, type StoredValue } from "#app/data/stored-value.ts";
import { useSyncExternalStore } from "react";

export interface SampleState {
  count: number;
  name: string;
  line: string;
}

export const emptySample: SampleState = { count: 0, name: "", line: "" };

/** The suffix is the schema version; raise it when the shape of the state changes. */
export const sampleKey = "piniaSample.v1";

export const maxTextLength = 80;

/** State shared by the islands of a page, in localStorage and in sync across tabs. */
export interface SampleStore extends Pick<StoredValue<SampleState>, "subscribe" | "read"> {
  change: (part: Partial<SampleState>) => void;
  reset: () => void;
}

export function createSampleStore(): SampleStore {
  const stored = createStoredValue([sampleKey], () =>
    parseSample(getLocalStorage().getItem(sampleKey)),
  );
  return {
    read: stored.read,
    subscribe: stored.subscribe,
    change(part) {
      getLocalStorage().setItem(
        sampleKey,
        JSON.stringify(normalize({ ...stored.read(), ...part })),
      );
      stored.notifyChanged();
    },
    reset() {
      getLocalStorage().removeItem(sampleKey);
      stored.notifyChanged();
    },
  };
}

/** Returns the empty state for malformed JSON and drops invalid fields. */
export function parseSample(stored: string | null): SampleState {
  try {
    const value: unknown = JSON.parse(stored ?? "null");
    return typeof value === "object" && value !== null ? normalize(value) : emptySample;
  } catch {
    return emptySample;
  }
}

function normalize({ count, name, line }: { [Key in keyof SampleState]?: unknown }): SampleState {
  return {
    count: typeof count === "number" && Number.isSafeInteger(count) ? count : 0,
    name: typeof name === "string" ? name.slice(0, maxTextLength) : "",
    line: typeof line === "string" ? line.slice(0, maxTextLength) : "",
  };
}

/** Shared by both islands; used only in the browser. */
export const sampleStore = createSampleStore();

/** The shared state; empty on the server and until hydration. */
export function useSample(): SampleState {
  return useSyncExternalStore(sampleStore.subscribe, sampleStore.read, () => emptySample);
}
