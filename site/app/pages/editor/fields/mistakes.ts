import type { DraftStore } from "../draft/draft-store.ts";
import type { FieldId } from "./editor-fields.ts";
import type { Mistake } from "./validate-draft.ts";

/** The mistakes that are shown: those of fields that were left, and all of them after a failed save. */
export interface Mistakes {
  getShown: () => readonly Mistake[];
  subscribe: (listener: () => void) => () => void;
  /** A field was left: from now on its mistakes show. */
  leave: (field: FieldId) => void;
  /** Looks at everything, shows it, and answers it: before saving. */
  checkAll: () => Promise<readonly Mistake[]>;
  /** What the service refused and the schema had let pass, as an address that is taken. */
  add: (mistakes: readonly Mistake[]) => void;
  /** Looks at the draft after each change, until the answered function is called. */
  start: () => () => void;
}

const none: readonly Mistake[] = [];
/** ms after the last key until shown mistakes are looked at again. */
const pause = 150;

/** Validates on leaving a field, and on input once something is shown (DESIGN-LANGUAGE section 10). */
export function watchMistakes(store: DraftStore): Mistakes {
  const left = new Set<FieldId>();
  let everything = false;
  let shown = none;
  let refused: readonly Mistake[] = none;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  async function look(): Promise<readonly Mistake[]> {
    const { validateDraft } = await import("./validate-draft.ts");
    const found = [...validateDraft(store.getDraft(), localDay(new Date())), ...refused];
    const next = found.filter(({ field }) => everything || left.has(field));
    if (JSON.stringify(next) !== JSON.stringify(shown)) {
      shown = next.length === 0 ? none : next;
      for (const listener of listeners) listener();
    }
    return found;
  }

  function lookSoon() {
    // What was refused has changed.
    refused = none;
    if (left.size === 0 && !everything) return;
    clearTimeout(timer);
    timer = setTimeout(() => void look(), pause);
  }

  return {
    getShown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leave(field) {
      left.add(field);
      void look();
    },
    checkAll() {
      everything = true;
      return look();
    },
    add(mistakes) {
      everything = true;
      refused = mistakes;
      void look();
    },
    start() {
      const unsubscribe = store.subscribe(lookSoon);
      return () => {
        unsubscribe();
        clearTimeout(timer);
      };
    },
  };
}

/** YYYY-MM-DD by the clock of who works here. */
function localDay(now: Date): string {
  const day = String(now.getDate()).padStart(2, "0");
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${day}`;
}
