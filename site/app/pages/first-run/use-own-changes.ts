import { useEffect } from "react";
import type { Saver } from "#app/profile-editor/saving/create-saver.ts";

/**
 * Keeps the values of this visit where another device changed the same fields: the first run asks for
 * nothing but its steps. The other values are among the versions.
 */
export function useOwnChanges(saver: Saver): void {
  useEffect(() => {
    const settle = () => {
      const { conflicts } = saver.getState();
      if (conflicts.length > 0) saver.settleConflicts(new Set(conflicts.map(({ field }) => field)));
    };
    settle();
    return saver.subscribe(settle);
  }, [saver]);
}
