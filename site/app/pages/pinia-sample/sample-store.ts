import { useSyncExternalStore } from "react";
import { getLocalStorage } from "#app/data/browser-storage.ts";
import { createStoredValue } from "#app/data/stored-value.ts";

export interface Sample {
  count: number;
  name: string;
  line: string;
}

export const maxTextLength = 80;

const emptySample: Sample = { count: 0, name: "", line: "" };
const key = "piniaSample.v1";
const stored = createStoredValue([key], () => parseSample(getLocalStorage().getItem(key)));

/** What all components of the page share; empty on the server and until hydration. */
export function useSample(): Sample {
  return useSyncExternalStore(stored.subscribe, stored.read, () => emptySample);
}

export function changeSample(part: Partial<Sample>): void {
  getLocalStorage().setItem(key, JSON.stringify({ ...stored.read(), ...part }));
  stored.notifyChanged();
}

export function resetSample(): void {
  getLocalStorage().removeItem(key);
  stored.notifyChanged();
}

/** Leaves out what a visitor or another version wrote in another form. */
export function parseSample(text: string | null): Sample {
  try {
    const { count, name, line } = JSON.parse(text ?? "{}") as Partial<Record<string, unknown>>;
    return {
      count: Number.isSafeInteger(count) ? Number(count) : 0,
      name: typeof name === "string" ? name.slice(0, maxTextLength) : "",
      line: typeof line === "string" ? line.slice(0, maxTextLength) : "",
    };
  } catch {
    return emptySample;
  }
}
