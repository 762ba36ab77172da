import { useSyncExternalStore } from "react";
import { createSampleStore, emptySample, type SampleState } from "./sample-store.ts";

/** The page's one store. In the browser only: the server never calls it. */
export const sampleStore = createSampleStore();

/** What the parts of the page share; empty on the server and until the page is awake. */
export function useSample(): SampleState {
  return useSyncExternalStore(sampleStore.subscribe, sampleStore.read, () => emptySample);
}
