import { getSessionStorage } from "#app/data/browser-storage.ts";

/** Text that was typed but not saved or sent, in sessionStorage: it survives a reload. */
export interface TextDraft {
  read: () => string | null;
  write: (text: string) => void;
  clear: () => void;
}

interface DraftKey {
  kind: "note" | "reply";
  /** The author's account id, so that another user of this tab does not see the draft. */
  owner: string;
  /** Id of the request. */
  entry: string;
}

export function createTextDraft({ kind, owner, entry }: DraftKey): TextDraft {
  const key = `${kind}:${owner}:${entry}` as const;
  return {
    read: () => attempt(() => getSessionStorage().getItem(key)) ?? null,
    write: (text) => attempt(() => getSessionStorage().setItem(key, text)),
    clear: () => attempt(() => getSessionStorage().removeItem(key)),
  };
}

/** Storage may be full or disabled; the fields work without it. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
