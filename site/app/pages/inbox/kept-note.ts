/** Notes that are not saved yet, kept for this tab: they outlast a reload and a failed save. */
export interface KeptNote {
  read: () => string | null;
  write: (note: string) => void;
  forget: () => void;
}

/** `owner` is the account that writes: nobody else in this tab gets it to see. */
export function keptNote(owner: string, entry: string): KeptNote {
  const key = `note:${owner}:${entry}`;
  return {
    read: () => attempt(() => sessionStorage.getItem(key)) ?? null,
    write: (note) => attempt(() => sessionStorage.setItem(key, note)),
    forget: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

/** Storage may be full or forbidden: writing a note works without it. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
