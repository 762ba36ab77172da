import { getLocalStorage, getSessionStorage, listLocalKeys } from "#app/data/browser-storage.ts";
import { useToast } from "@realtor/ui/toast";
import { useEffect, useEffectEvent, useState } from "react";
import { useIntl } from "react-intl";
import { randomKey } from "#app/session/random-key.ts";
import { diffDrafts, type Draft } from "./draft.ts";
import type { DraftKind, StoredDocument } from "./draft-kind.ts";
import { comparisonOf, type MergeOf } from "./merge-values.ts";
import { useStoreOf } from "./use-store.ts";

/** An unsaved draft in localStorage, and the saved draft it is based on. */
interface LocalDraft {
  base: Draft;
  draft: Draft;
  /** ISO 8601. The name is part of the stored format. */
  keptAt: string;
}

/** The names of the kinds keep their copies apart. */
const getKeyPrefix = (kind: DraftName, id: string) => `${kind}.draft.${id}.` as const;

type DraftName = DraftKind<StoredDocument, string, unknown>["name"];

/** Whose unsaved draft it is. */
interface DraftOwner {
  kind: DraftName;
  id: string;
  tabId: string;
}

/**
 * Stores the unsaved draft of a tab, or removes it. Returns false if the storage is full or
 * blocked.
 */
function storeLocalDraft({ kind, id, tabId }: DraftOwner, localDraft: LocalDraft | null): boolean {
  const key = `${getKeyPrefix(kind, id)}${tabId}` as const;
  try {
    if (localDraft) getLocalStorage().setItem(key, JSON.stringify(localDraft));
    else getLocalStorage().removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/**
 * Takes the newest draft of no open tab (left by a crash, a closed window or an expired session)
 * and removes all such drafts from the storage. `tabId` may take its own.
 */
async function takeOrphanedDraft({ kind, id, tabId }: DraftOwner): Promise<LocalDraft | null> {
  const keyPrefix = getKeyPrefix(kind, id);
  const openTabs = await getOpenTabs();
  const orphans = listLocalKeys()
    .filter((key): key is `${typeof keyPrefix}${string}` => key.startsWith(keyPrefix))
    .filter((key) => key === keyPrefix + tabId || !openTabs.has(key.slice(keyPrefix.length)))
    .flatMap((key) => {
      const localDraft = parseLocalDraft(getLocalStorage().getItem(key));
      getLocalStorage().removeItem(key);
      return localDraft ? [localDraft] : [];
    });
  return orphans.toSorted((a, b) => a.keptAt.localeCompare(b.keptAt)).at(-1) ?? null;
}

const lockPrefix = "editor.tab.";

/**
 * Holds a Web Lock that marks this tab as open until the returned function is called or the tab is
 * closed.
 */
function acquireTabLock(tabId: string): () => void {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Without the Web Locks API (or a secure context) other tabs count as closed.
  void navigator.locks?.request(lockPrefix + tabId, () => released);
  return release;
}

async function getOpenTabs(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(
    held.flatMap(({ name }) =>
      name?.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [],
    ),
  );
}

/** Returns null for a format of another version. */
function parseLocalDraft(json: string | null): LocalDraft | null {
  try {
    const localDraft: unknown = JSON.parse(json ?? "null");
    if (typeof localDraft !== "object" || localDraft === null) return null;
    const { base, draft, keptAt } = localDraft as Record<string, unknown>; // each value is checked below
    const isComplete = isDraft(base) && isDraft(draft) && typeof keptAt === "string";
    return isComplete ? { base, draft, keptAt } : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** ms between two writes to localStorage. */
const intervalMs = 5000;

interface LocalDraftOptions<Id extends string> {
  /** The saved draft that the unsaved changes are based on. */
  getBase: () => Draft;
  /** The same fields have changed on the service meanwhile; `keptAt` is when the draft was stored, in ms. */
  onConflict: (base: Draft, merge: MergeOf<Id>, keptAt: number) => void;
}

/**
 * Stores what is not saved on the service in localStorage, every five seconds and when the page is
 * left; restores the draft of an earlier visit.
 */
export function useLocalDraft<Document extends StoredDocument, Id extends string, Body>(
  kind: DraftKind<Document, Id, Body>,
  { getBase, onConflict }: LocalDraftOptions<Id>,
): void {
  const store = useStoreOf(kind);
  const toast = useToast();
  const { formatMessage } = useIntl();
  const [tabId] = useState(getTabId);
  const readBase = useEffectEvent(getBase);
  const onRestored = useEffectEvent(({ base, keptAt }: LocalDraft, merge: MergeOf<Id>) => {
    if (merge.conflicts.length > 0) {
      onConflict(base, merge, Date.parse(keptAt));
      return;
    }
    store.change(() => merge.draft);
    toast({
      text: formatMessage({ id: "editor.restored" }),
      action: { label: formatMessage({ id: "editor.undo" }), onPress: store.undo },
    });
  });

  useEffect(() => {
    const getOwner = () => ({ kind: kind.name, id: store.getState().stored.id, tabId });
    let owner = getOwner();
    const { mergeDrafts } = comparisonOf(kind);
    let last: { draft: Draft; saved: Draft } | undefined;
    const save = () => {
      const { saved, history } = store.getState();
      const { present: draft } = history;
      if (draft === last?.draft && saved === last.saved) return;
      last = { draft, saved };
      const isSaved = Object.keys(diffDrafts(saved, draft)).length === 0;
      const keptAt = new Date().toISOString();
      // A new document has its id with the first save.
      if (owner.id !== getOwner().id) storeLocalDraft(owner, null);
      owner = getOwner();
      storeLocalDraft(owner, isSaved ? null : { base: readBase(), draft, keptAt });
    };
    const releaseLock = acquireTabLock(tabId);
    const restore = async () => {
      const orphan = await takeOrphanedDraft(owner);
      if (!orphan) return;
      const merge = mergeDrafts(orphan.base, orphan.draft, store.getState().saved);
      if (merge.conflicts.length === 0 && merge.draft === store.getState().saved) return;
      onRestored(orphan, merge);
    };
    void restore();
    const timer = setInterval(save, intervalMs);
    addEventListener("pagehide", save);
    document.addEventListener("visibilitychange", save);
    return () => {
      save();
      clearInterval(timer);
      removeEventListener("pagehide", save);
      document.removeEventListener("visibilitychange", save);
      releaseLock();
    };
  }, [store, kind, tabId]);
}

/** The id of this tab, kept across reloads and sign-ins. */
function getTabId(): string {
  const key = "editor.tab";
  const existing = getSessionStorage().getItem(key);
  if (existing) return existing;
  const created = randomKey();
  getSessionStorage().setItem(key, created);
  return created;
}
