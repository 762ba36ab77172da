import { useRef } from "react";
import type { Http } from "@realtor/api/http";
import { getCurrentAgreement } from "@realtor/api/loaning";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useDraftStore } from "#app/profile/draft/use-draft.ts";
import type { ValidationError } from "#app/profile/draft/validate-draft.ts";
import { useValidation } from "#app/profile/draft/validation.ts";
import { useSharedUploads } from "#app/profile/photos/photo-uploads.tsx";
import { createChecklist } from "#app/profile/field/checks/create-checklist.ts";
import type { Saver } from "#app/profile/saving/create-saver.ts";
import { refusedCodes } from "#app/profile/saving/refused-codes.ts";

interface PublishingOptions {
  saver: Saver;
  /** Values of the draft are invalid; nothing was published. */
  onInvalid: (errors: readonly ValidationError[]) => void;
  /** The same fields were changed on another device; nothing was published. */
  onConflict: () => void;
  /**
   * Something is missing, or needs a look before it is public. `agreed`: whether the current agreement
   * is accepted, or not required.
   */
  onCheck: (agreed: boolean) => void;
}

/**
 * Publishes the draft at once; the check opens only if something required is missing, for photos that
 * are still uploading, and once for each wording to review and for a new public address. Resolves with true on success. Needs the
 * contexts of `useAutosave` and of the uploads.
 */
export function usePublishing(options: PublishingOptions): () => Promise<boolean> {
  const { saver, onInvalid, onConflict, onCheck } = options;
  const store = useDraftStore();
  const validation = useValidation();
  const uploads = useSharedUploads();
  const { http, isStaff } = useAdmin();
  const shown = useRef(new Set<string>());
  return async () => {
    const errors = await validation.validateAll();
    if (errors.length > 0) {
      onInvalid(errors);
      return false;
    }
    if (saver.getState().conflicts.length > 0) {
      onConflict();
      return false;
    }
    const { stored } = store.getState();
    // Required only for the first publication. Staff cannot read the owner's acceptance, which the
    // service checks. See docs/spec/routes.md#agreement.
    const agreed = stored.isMakeHomepage === "Y" || isStaff || (await hasAgreed(http));
    const checklist = createChecklist({ stored, draft: store.getDraft(), agreed });
    const toReview = checklist.wordingIssues.map(
      ({ field, reason, quote }) => `${field} ${reason} ${quote}`,
    );
    if (checklist.formerAddress !== null) toReview.push(`leaves ${checklist.formerAddress}`);
    const isReady =
      checklist.blockers.length === 0 &&
      toReview.every((one) => shown.current.has(one)) &&
      uploads.getState().every(({ state }) => state.kind === "stored");
    for (const one of toReview) shown.current.add(one);
    if (isReady && (await saver.run("publish"))) return true;
    if (!isReady || refusedCodes(saver.getState().activity).length > 0) onCheck(agreed);
    return false;
  };
}

/**
 * Whether the signed-in agent has accepted the current agreement. True if the request fails, since
 * the service decides on publishing.
 */
export async function hasAgreed(http: Http): Promise<boolean> {
  const current = await getCurrentAgreement(http).catch(() => null);
  return current === null || current.acceptance !== null;
}
