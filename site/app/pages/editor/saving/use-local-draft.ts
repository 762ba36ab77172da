import { useToast } from "@realtor/ui/toast";
import { useEffect, useEffectEvent, useState } from "react";
import { useIntl } from "react-intl";
import { randomKey } from "#app/session/random-key.ts";
import { useDraftStore } from "../draft/use-draft.ts";
import { getChangedFields, type Merge, mergeDrafts } from "../fields/compare-drafts.ts";
import { acquireTabLock, storeLocalDraft, takeOrphanedDraft } from "./local-draft.ts";

/** ms between two writes to localStorage. */
const intervalMs = 5000;

/**
 * Stores the unsaved draft in localStorage every five seconds and when the page is left; restores
 * the draft of an earlier visit. `onConflict` gets the merge if the same fields have changed on the
 * service meanwhile.
 */
export function useLocalDraft(onConflict: (merge: Merge) => void): void {
  const store = useDraftStore();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const [tabId] = useState(getTabId);
  const onRestored = useEffectEvent((merge: Merge) => {
    if (merge.conflicts.length > 0) {
      onConflict(merge);
      return;
    }
    store.change(() => merge.draft);
    toast({
      text: formatMessage({ id: "editor.restored" }),
      action: { label: formatMessage({ id: "editor.undo" }), onPress: store.undo },
    });
  });

  useEffect(() => {
    const { id } = store.getState().stored;
    let lastDraft: unknown;
    const save = () => {
      const { saved, history } = store.getState();
      const { present: draft } = history;
      if (draft === lastDraft) return;
      lastDraft = draft;
      const isSaved = getChangedFields(saved, draft).length === 0;
      const keptAt = new Date().toISOString();
      storeLocalDraft(id, tabId, isSaved ? null : { base: saved, draft, keptAt });
    };
    const releaseLock = acquireTabLock(tabId);
    const restore = async () => {
      const orphan = await takeOrphanedDraft(id, tabId);
      if (!orphan) return;
      const merge = mergeDrafts(orphan.base, orphan.draft, store.getState().saved);
      if (merge.conflicts.length === 0 && merge.draft === store.getState().saved) return;
      onRestored(merge);
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
  }, [store, tabId]);
}

/** The id of this tab, kept across reloads and sign-ins. */
function getTabId(): string {
  const key = "editor.tab";
  const existing = sessionStorage.getItem(key);
  if (existing) return existing;
  const created = randomKey();
  sessionStorage.setItem(key, created);
  return created;
}
