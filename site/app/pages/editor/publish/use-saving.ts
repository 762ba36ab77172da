import { ApiError } from "@realtor/api/http";
import { getRealtor, type RealtorProfile, updateRealtor } from "@realtor/api/loaning";
import { isFieldCode } from "@realtor/api/field-codes";
import { isPublishCode } from "@realtor/api/publishing";
import { useToast } from "@realtor/ui/toast";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { failureText } from "#app/admin/failure-text.ts";
import { updateOwnHomepage } from "#app/session/session-lifecycle.ts";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { diffDrafts, type Draft, toDraft, toPublicDraft } from "../draft/draft.ts";
import { useDraftStore } from "../draft/use-draft.ts";
import { type Merge, mergeDrafts } from "../draft/compare-drafts.ts";
import { findFieldByPointer } from "../draft/editor-fields.ts";
import { useValidation } from "../draft/validation.ts";
import type { ValidationError } from "../draft/validate-draft.ts";

const doneMessages = defineMessages({
  save: {
    id: "editor.done.save",
    defaultMessage: "Updated successfully.",
    description: "Status after the changes were saved.",
  },
  publish: {
    id: "editor.done.publish",
    defaultMessage: "The website is live.",
    description: "Status after the website was made public.",
  },
  unpublish: {
    id: "editor.done.unpublish",
    defaultMessage: "The website is offline.",
    description: "Status after the website was made private.",
  },
});

export type SaveAction = "save" | "publish" | "unpublish";

export type SavingState =
  | { kind: "idle" }
  | { kind: "saving"; action: SaveAction }
  | { kind: "failed"; message: string };

interface Saved {
  /** `updatedAt` of the last save since the editor was opened. */
  at: string | null;
}

interface SavingOptions {
  /** The draft has errors; nothing was saved. */
  onInvalid: (errors: readonly ValidationError[]) => void;
  /** Another user has saved meanwhile; nothing was overwritten. */
  onConflict: (merge: Merge, stored: RealtorProfile) => void;
}

/**
 * Saves, publishes and unpublishes. Saving a published page stores the changes as its draft. See
 * docs/spec/profile.md#publishing.
 */
export function useSaving({ onInvalid, onConflict }: SavingOptions) {
  const store = useDraftStore();
  const validation = useValidation();
  const { http } = useAdmin();
  const intl = useIntl();
  const toast = useToast();
  const [state, setState] = useState<SavingState>({ kind: "idle" });
  const [saved, setSaved] = useState<Saved>({ at: null });

  /** Resolves with true on success. */
  async function save(action: SaveAction): Promise<boolean> {
    if (state.kind === "saving") return false;
    setState({ kind: "saving", action });
    const errors = await validation.validateAll();
    if (errors.length > 0 && action !== "unpublish") {
      setState({ kind: "idle" });
      onInvalid(errors);
      return false;
    }
    const { stored } = store.getState();
    const sent = store.getDraft();
    try {
      const body = buildRequestBody(action, stored, sent);
      const response = await updateRealtor(http, stored.id, body);
      store.setStored(response, sent);
      updateOwnHomepage(response);
      setSaved({ at: response.updatedAt });
      setState({ kind: "idle" });
      toast({ text: intl.formatMessage(doneMessages[action]) });
      return true;
    } catch (error) {
      await handleFailure(error, stored, sent);
      return false;
    }
  }

  async function handleFailure(
    failure: unknown,
    previous: RealtorProfile,
    sent: Draft,
  ): Promise<void> {
    if (failure instanceof ApiError && failure.code === "realtor.stale") {
      const stored = await getRealtor(http, previous.id, { asOwner: true }).catch(() => null);
      if (stored) {
        setState({ kind: "idle" });
        onConflict(mergeDrafts(toDraft(previous), sent, toDraft(stored)), stored);
        return;
      }
    }
    setState({ kind: "failed", message: failureText(failure, intl) });
    if (!(failure instanceof ApiError)) return;
    const serverErrors = failure.errors.flatMap(({ pointer, code }): ValidationError[] => {
      const fieldPointer = pointer.replace(/^\/draft\/changes/, "");
      // What publishing requires is in the message: it does not make the draft invalid.
      if (!isFieldCode(code) || isPublishCode(code)) return [];
      const field = findFieldByPointer(fieldPointer, sent);
      return field ? [{ field, pointer: fieldPointer, code }] : [];
    });
    if (serverErrors.length === 0) return;
    validation.addServerErrors(serverErrors);
    onInvalid(serverErrors);
  }

  return { state, savedAt: saved.at, save, dismiss: () => setState({ kind: "idle" }) };
}

/** The request body: only the differences to the public profile. */
function buildRequestBody(action: SaveAction, stored: RealtorProfile, sent: Draft) {
  const { updatedAt, draft } = stored;
  const changes = diffDrafts(toPublicDraft(stored), sent);
  const clearedDraft = draft ? { draft: null } : {};
  if (action === "publish")
    return { ...changes, ...clearedDraft, isMakeHomepage: "Y" as const, updatedAt };
  if (action === "unpublish")
    return { ...changes, ...clearedDraft, isMakeHomepage: "N" as const, updatedAt };
  if (stored.isMakeHomepage !== "Y") return { ...changes, ...clearedDraft, updatedAt };
  return Object.keys(changes).length === 0
    ? { ...clearedDraft, updatedAt }
    : { draft: { changes }, updatedAt };
}
