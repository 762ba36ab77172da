import { Status } from "@realtor/ui/status";
import { visuallyHidden } from "@realtor/ui/styles";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useStore } from "zustand";
import type { MessageKey } from "#app/i18n/messages.ts";
import { useFieldErrors } from "#app/profile/draft/validation.ts";
import type { Activity } from "#app/profile/saving/saver-state.ts";
import { useStoredListing } from "../../document/listing-kind.ts";
import { isNew } from "../../document/listing-service.ts";
import { useListingSaver } from "../../document/listing-provider.tsx";
import type { ListingValueId } from "../../document/listing-values.ts";
import * as css from "./edit-screen.css.ts";

type StatusKind = "live" | "draft" | "unsaved" | "attention";

interface Shown {
  kind: StatusKind;
  text: MessageKey;
  /** Screen readers hear it. */
  isAnnounced?: boolean;
}

/** What is saved: "Saved" stands still, and a save is shown only if it takes longer than a second. */
export function SaveState() {
  const saver = useListingSaver();
  const activity = useStore(saver, (state) => state.activity);
  const isNothing = isNew(useStoredListing());
  const hasConflict = useStore(saver, ({ conflicts }) => conflicts.length > 0);
  const errors = useFieldErrors<ListingValueId>();
  const isSlow = useIsSlow(activity.kind === "saving");
  const shown = saveState({
    activity,
    isSlow,
    isNothing,
    hasConflict,
    hasErrors: errors.length > 0,
  });
  return <State {...shown} />;
}

interface SaveFacts {
  activity: Activity;
  isSlow: boolean;
  /** The document does not exist yet. */
  isNothing: boolean;
  hasConflict: boolean;
  hasErrors: boolean;
}

function saveState({
  activity,
  isSlow,
  isNothing,
  hasConflict,
  hasErrors,
}: SaveFacts): Shown | null {
  if (activity.kind === "failed")
    return { kind: "attention", text: "listing-form.state.failed", isAnnounced: true };
  if (activity.kind === "waiting")
    return { kind: "unsaved", text: "listing-form.state.device", isAnnounced: true };
  if (activity.kind === "saving" && isSlow)
    return { kind: "draft", text: "listing-form.state.saving" };
  if (hasConflict)
    return { kind: "unsaved", text: "listing-form.state.conflict", isAnnounced: true };
  if (hasErrors) return { kind: "attention", text: "listing-form.state.wrong" };
  return isNothing ? null : { kind: "live", text: "listing-form.state.saved" };
}

/** What visitors see of the listing. */
export function PublicState() {
  const saver = useListingSaver();
  const isWaiting = useStore(
    saver,
    ({ activity }) => activity.kind === "waiting" && activity.action === "publish",
  );
  const { published, draft } = useStoredListing();
  if (isWaiting) return <State kind="unsaved" text="listing-form.state.once" isAnnounced />;
  if (published === null) return <State kind="unsaved" text="listing-form.state.notPublic" />;
  return draft === null ? (
    <State kind="live" text="listing-form.state.public" />
  ) : (
    <State kind="unsaved" text="listing-form.state.changes" />
  );
}

function State({ kind, text, isAnnounced = false }: Partial<Shown>) {
  const content = text && <FormattedMessage id={text} />;
  return (
    <span className={css.state}>
      <span className={visuallyHidden} aria-live="polite">
        {isAnnounced && content}
      </span>
      {kind && (
        <Status kind={kind} className={css.stateText} data-status={kind}>
          {content}
        </Status>
      )}
    </span>
  );
}

/** ms after which a running save is shown. */
const slowMs = 1000;

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
