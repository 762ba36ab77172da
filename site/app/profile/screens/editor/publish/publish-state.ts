import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { SaveAction } from "#app/profile/draft/draft-kind.ts";
import type { Activity } from "#app/profile/saving/saver-state.ts";
import { getChangedFields } from "#app/profile/draft/compare-drafts.ts";
import { toPublicDraft } from "#app/profile/draft/draft.ts";
import { useDeferredDraft, useEditorState } from "#app/profile/draft/use-draft.ts";
import { useFieldErrors } from "#app/profile/draft/validation.ts";
import type { Saver } from "#app/profile/saving/create-saver.ts";

/** What the bar says about saving and publishing. */
export type PublishState =
  | { readonly kind: "saving" }
  /** Stored on this device; `action` is done when the service responds again. */
  | { readonly kind: "waiting"; readonly action: SaveAction }
  | { readonly kind: "failed"; readonly action: SaveAction }
  | { readonly kind: "conflict" }
  /** `n` fields with a visible error. */
  | { readonly kind: "invalid"; readonly n: number }
  /** Not published. */
  | { readonly kind: "draft" }
  /** `n` fields differ from the public page. */
  | { readonly kind: "changes"; readonly n: number }
  /** Published since the editor was opened; `at` in ms. */
  | { readonly kind: "published"; readonly at: number }
  | { readonly kind: "live" };

interface PublishFacts {
  activity: Activity;
  /** The running save takes longer than a second. */
  isSlow: boolean;
  conflictCount: number;
  errorCount: number;
  isPublished: boolean;
  changeCount: number;
  publishedAt: number | null;
}

/** The most important of all facts, in the order of what the user has to do. */
export function getPublishState(facts: PublishFacts): PublishState {
  const { activity, conflictCount, errorCount, isPublished, changeCount, publishedAt } = facts;
  if (activity.kind === "failed") return { kind: "failed", action: activity.action };
  if (activity.kind === "waiting") return { kind: "waiting", action: activity.action };
  if (activity.kind === "saving" && facts.isSlow) return { kind: "saving" };
  if (conflictCount > 0) return { kind: "conflict" };
  if (errorCount > 0) return { kind: "invalid", n: errorCount };
  if (!isPublished) return { kind: "draft" };
  if (changeCount > 0) return { kind: "changes", n: changeCount };
  return publishedAt === null ? { kind: "live" } : { kind: "published", at: publishedAt };
}

/** ms after which a running save is shown. */
const slowMs = 1000;

/** The state of saving and publishing that the bar shows. */
export function usePublishState(saver: Saver): PublishState {
  const activity = useStore(saver, (state) => state.activity);
  const conflictCount = useStore(saver, ({ conflicts }) => conflicts.length);
  const publishedAt = useStore(saver, (state) => state.publishedAt);
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
