import { ApiError } from "@realtor/api/http";
import { getRealtor, type RealtorProfile, updateRealtor } from "@realtor/api/loaning";
import { isRuleCode } from "@realtor/api/rules";
import { useToast } from "@realtor/ui/toast";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { failureText } from "#app/admin/failure-text.ts";
import { keepOwnHomepage } from "#app/session/own-homepage.ts";
import { changesBetween, type Draft, openDraft, publicDraft } from "../draft/draft.ts";
import { useDraftStore } from "../draft/use-draft.ts";
import { type Merge, mergeDrafts } from "../fields/compare-drafts.ts";
import { fieldAt } from "../fields/editor-fields.ts";
import { useMistakes } from "../fields/use-mistakes.ts";
import type { Mistake } from "../fields/validate-draft.ts";

export type SavingKind = "save" | "publish" | "unpublish";

export type SavingState =
  | { kind: "idle" }
  | { kind: "saving"; what: SavingKind }
  | { kind: "failed"; message: string };

interface Saved {
  /** `updatedAt` of the last save in this visit. */
  at: string | null;
}

interface SavingOptions {
  /** Fields are wrong: they are shown, nothing was sent. */
  onWrong: (mistakes: readonly Mistake[]) => void;
  /** Somebody else saved meanwhile; nothing was overwritten. */
  onStale: (merge: Merge, stored: RealtorProfile) => void;
}

/** Saving and publishing, which are two things: a live page keeps what is only saved as its draft. */
export function useSaving({ onWrong, onStale }: SavingOptions) {
  const store = useDraftStore();
  const mistakes = useMistakes();
  const { http } = useAdmin();
  const intl = useIntl();
  const toast = useToast();
  const [state, setState] = useState<SavingState>({ kind: "idle" });
  const [saved, setSaved] = useState<Saved>({ at: null });

  /** True when it is done. */
  async function save(what: SavingKind): Promise<boolean> {
    if (state.kind === "saving") return false;
    setState({ kind: "saving", what });
    const wrong = await mistakes.checkAll();
    if (wrong.length > 0 && what !== "unpublish") {
      setState({ kind: "idle" });
      onWrong(wrong);
      return false;
    }
    const { stored } = store.getState();
    const sent = store.getDraft();
    try {
      const body = bodyOf(what, stored, sent);
      const answered = await updateRealtor(http, stored.id, body);
      store.store(answered, sent);
      keepOwnHomepage(answered);
      setSaved({ at: answered.updatedAt });
      setState({ kind: "idle" });
      toast({ text: intl.formatMessage({ id: `editor.done.${what}` }) });
      return true;
    } catch (error) {
      await fail(error, stored, sent);
      return false;
    }
  }

  async function fail(failure: unknown, before: RealtorProfile, sent: Draft): Promise<void> {
    if (failure instanceof ApiError && failure.code === "realtor.stale") {
      const stored = await getRealtor(http, before.id, { asOwner: true }).catch(() => null);
      if (stored) {
        setState({ kind: "idle" });
        onStale(mergeDrafts(openDraft(before), sent, openDraft(stored)), stored);
        return;
      }
    }
    setState({ kind: "failed", message: failureText(failure, intl) });
    if (!(failure instanceof ApiError)) return;
    const refused = failure.errors.flatMap(({ pointer, code }): Mistake[] => {
      const place = pointer.replace(/^\/draft\/changes/, "");
      const field = fieldAt(place, sent);
      return field && isRuleCode(code) ? [{ field, pointer: place, code }] : [];
    });
    if (refused.length === 0) return;
    mistakes.add(refused);
    onWrong(refused);
  }

  return { state, savedAt: saved.at, save, dismiss: () => setState({ kind: "idle" }) };
}

/** What is sent: only what differs from the public profile, and where it goes. */
function bodyOf(what: SavingKind, stored: RealtorProfile, sent: Draft) {
  const { updatedAt, draft } = stored;
  const changes = changesBetween(publicDraft(stored), sent);
  const noDraft = draft ? { draft: null } : {};
  if (what === "publish")
    return { ...changes, ...noDraft, isMakeHomepage: "Y" as const, updatedAt };
  if (what === "unpublish")
    return { ...changes, ...noDraft, isMakeHomepage: "N" as const, updatedAt };
  if (stored.isMakeHomepage !== "Y") return { ...changes, ...noDraft, updatedAt };
  return Object.keys(changes).length === 0
    ? { ...noDraft, updatedAt }
    : { draft: { changes }, updatedAt };
}
