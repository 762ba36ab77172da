import { useSyncExternalStore } from "react";
import { createSampleStore, emptySample, type SampleState } from "./sample-store.ts";

/** Shared by both islands; used only in the browser. */
export const sampleStore = createSampleStore();

/** The shared state; empty on the server and until hydration. */
export function useSample(): SampleState {
  return useSyncExternalStore(sampleStore.subscribe, sampleStore.read, () => emptySample);
}
