import type { Draft } from "../draft/draft.ts";

/** What is kept on this device: what was typed, and what it was made from. */
export interface LocalDraft {
  base: Draft;
  draft: Draft;
  /** ISO 8601. */
  keptAt: string;
}

const prefix = (realtorId: string) => `editor.draft.${realtorId}.`;

/** Keeps what is not saved of one tab. A full or forbidden storage keeps nothing; saving still works. */
export function keepLocally(realtorId: string, tab: string, kept: LocalDraft | null): boolean {
  const key = prefix(realtorId) + tab;
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/**
 * The newest draft that no living tab holds: what a crash, a closed window or an ended session left.
 * It is taken out of the storage, with older ones; `tab` may take back its own.
 */
export async function takeOrphan(realtorId: string, tab: string): Promise<LocalDraft | null> {
  const start = prefix(realtorId);
  const living = await livingTabs();
  const orphans = Object.keys(localStorage)
    .filter((key) => key.startsWith(start))
    .filter((key) => key === start + tab || !living.has(key.slice(start.length)))
    .flatMap((key) => {
      const kept = readKept(localStorage.getItem(key));
      localStorage.removeItem(key);
      return kept ? [kept] : [];
    });
  return orphans.toSorted((a, b) => a.keptAt.localeCompare(b.keptAt)).at(-1) ?? null;
}

const lockPrefix = "editor.tab.";

/** Says that this tab lives, until the answered function is called or the tab is gone. */
export function holdTab(tab: string): () => void {
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // Browsers without locks (or outside a secure context) take every other tab for gone.
  void navigator.locks?.request(lockPrefix + tab, () => held);
  return letGo;
}

async function livingTabs(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(
    held.flatMap(({ name }) =>
      name?.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [],
    ),
  );
}

/** What another version of this page left is not taken. */
function readKept(json: string | null): LocalDraft | null {
  try {
    const kept: unknown = JSON.parse(json ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { base, draft, keptAt } = kept as Record<string, unknown>; // each is looked at below
    const whole = isDraft(base) && isDraft(draft) && typeof keptAt === "string";
    return whole ? { base, draft, keptAt } : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
