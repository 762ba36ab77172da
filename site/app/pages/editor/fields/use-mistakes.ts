import { createContext, use, useSyncExternalStore } from "react";
import type { FieldId } from "./editor-fields.ts";
import type { Mistakes } from "./mistakes.ts";
import type { Mistake } from "./validate-draft.ts";

export const MistakesContext = createContext<Mistakes | null>(null);

/** The editor's watch over mistakes. Throws outside the editor. */
export function useMistakes(): Mistakes {
  const mistakes = use(MistakesContext);
  if (!mistakes)
    throw new Error("useMistakes needs a MistakesContext above it: use it inside <Editor>.");
  return mistakes;
}

/** All mistakes that are shown now. */
export function useShownMistakes(): readonly Mistake[] {
  const { subscribe, getShown } = useMistakes();
  return useSyncExternalStore(subscribe, getShown, getShown);
}

/** The first shown mistake of a field, at a place inside it where one is named. */
export function useMistake(field: FieldId, pointer?: string): Mistake | undefined {
  const { subscribe, getShown } = useMistakes();
  // Its own one alone: a list may have a thousand fields.
  const find = () =>
    getShown().find(
      (mistake) =>
        mistake.field === field && (pointer === undefined || mistake.pointer === pointer),
    );
  return useSyncExternalStore(subscribe, find, find);
}
