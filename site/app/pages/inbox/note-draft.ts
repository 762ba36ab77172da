/** Draft of an unsaved note in sessionStorage, which survives a reload and a failed save. */
export interface NoteDraft {
  read: () => string | null;
  write: (note: string) => void;
  clear: () => void;
}

/** `owner` is the author's account id, so that another user of this tab does not see the draft. */
export function createNoteDraft(owner: string, entry: string): NoteDraft {
  const key = `note:${owner}:${entry}`;
  return {
    read: () => attempt(() => sessionStorage.getItem(key)) ?? null,
    write: (note) => attempt(() => sessionStorage.setItem(key, note)),
    clear: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

/** Storage may be full or disabled; notes work without it. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
