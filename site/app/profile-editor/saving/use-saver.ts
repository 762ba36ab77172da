import { createContext, use } from "react";
import { useStore } from "zustand";
import type { Saver } from "./create-saver.ts";
import type { SaverState } from "./saver-state.ts";

export const SaverContext = createContext<Saver | null>(null);

/** The saver of the draft. Throws outside the editor. */
export function useSaver(): Saver {
  const saver = use(SaverContext);
  if (!saver)
    throw new Error("useSaver needs a SaverContext above it: provide the result of useAutosave.");
  return saver;
}

/** Selects from the state of the saver; re-renders only when the selected value changes. */
export function useSaverState<Selected>(
  saver: Saver,
  select: (state: SaverState) => Selected,
): Selected {
  return useStore(saver, select);
}
