import { useEffect, useMemo, useState } from "react";
import { getChangedFields } from "#app/profile-editor/draft/compare-drafts.ts";
import { toPublicDraft } from "#app/profile-editor/draft/draft.ts";
import { useDeferredDraft, useEditorState } from "#app/profile-editor/draft/use-draft.ts";
import { useFieldErrors } from "#app/profile-editor/draft/validation.ts";
import type { Saver } from "#app/profile-editor/saving/create-saver.ts";
import { getPublishState, type PublishState } from "./publish-state.ts";
import { useSaverState } from "#app/profile-editor/saving/use-saver.ts";

/** ms after which a running save is shown. */
const slowMs = 1000;

/** The state of saving and publishing that the bar shows. */
export function usePublishState(saver: Saver): PublishState {
  const activity = useSaverState(saver, (state) => state.activity);
  const conflictCount = useSaverState(saver, ({ conflicts }) => conflicts.length);
  const publishedAt = useSaverState(saver, (state) => state.publishedAt);
  const errorCount = new Set(useFieldErrors().map(({ field }) => field)).size;
  const stored = useEditorState((state) => state.stored);
  const draft = useDeferredDraft();
  const changeCount = useMemo(
    () => getChangedFields(toPublicDraft(stored), draft).length,
    [stored, draft],
  );
  const isSlow = useIsSlow(activity.kind === "saving");
  return getPublishState({
    activity,
    isSlow,
    conflictCount,
    errorCount,
    isPublished: stored.isMakeHomepage === "Y",
    changeCount,
    publishedAt,
  });
}

function useIsSlow(isSaving: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  if (isSlow && !isSaving) setSlow(false);
  useEffect(() => {
    if (!isSaving) return undefined;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, [isSaving]);
  return isSlow;
}
