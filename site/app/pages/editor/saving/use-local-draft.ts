import { useToast } from "@realtor/ui/toast";
import { useEffect, useEffectEvent, useState } from "react";
import { useIntl } from "react-intl";
import { randomKey } from "#app/session/random-key.ts";
import { useDraftStore } from "../draft/use-draft.ts";
import { changedFields, type Merge, mergeDrafts } from "../fields/compare-drafts.ts";
import { holdTab, keepLocally, takeOrphan } from "./local-draft.ts";

/** ms between two looks whether there is something to keep. */
const interval = 5000;

/**
 * Keeps what is not saved on this device every five seconds, and when the page is left in any way;
 * brings back what an earlier visit left. Where the stored page was changed in the same fields
 * meanwhile, `onConflict` gets both sides.
 */
export function useLocalDraft(onConflict: (merge: Merge) => void): void {
  const store = useDraftStore();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const [tab] = useState(tabOfSession);
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
    let kept: unknown;
    const keep = () => {
      const { saved, history } = store.getState();
      const { present: draft } = history;
      if (draft === kept) return;
      kept = draft;
      const same = changedFields(saved, draft).length === 0;
      const keptAt = new Date().toISOString();
      keepLocally(id, tab, same ? null : { base: saved, draft, keptAt });
    };
    const release = holdTab(tab);
    const bringBack = async () => {
      const orphan = await takeOrphan(id, tab);
      if (!orphan) return;
      const merge = mergeDrafts(orphan.base, orphan.draft, store.getState().saved);
      if (merge.conflicts.length === 0 && merge.draft === store.getState().saved) return;
      onRestored(merge);
    };
    void bringBack();
    const timer = setInterval(keep, interval);
    addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keep);
    return () => {
      keep();
      clearInterval(timer);
      removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keep);
      release();
    };
  }, [store, tab]);
}

/** One name for this tab, over reloads and signing in again. */
function tabOfSession(): string {
  const key = "editor.tab";
  const known = sessionStorage.getItem(key);
  if (known) return known;
  const made = randomKey();
  sessionStorage.setItem(key, made);
  return made;
}
