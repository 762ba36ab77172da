import { useAdmin } from "#app/admin/admin-context.ts";
import { useDraftStore } from "../draft/use-draft.ts";
import type { OpenDialog } from "./editor-dialogs.tsx";
import { useValidation } from "../draft/validation.ts";
import { useSharedUploads } from "../photos/photo-uploads.tsx";
import type { SaveAction } from "./use-saving.ts";
import { createChecklist } from "./create-checklist.ts";
import { hasAgreed } from "./has-agreed.ts";

interface PublishingOptions {
  save: (action: SaveAction) => Promise<boolean>;
  onOpen: (dialog: OpenDialog) => void;
}

/**
 * Publishes the draft. Validation errors come first; the checklist opens for a first publication,
 * open issues or pending uploads.
 */
export function usePublishing({ save, onOpen }: PublishingOptions): () => Promise<void> {
  const store = useDraftStore();
  const validation = useValidation();
  const uploads = useSharedUploads();
  const { http, isStaff } = useAdmin();
  return async () => {
    if ((await validation.validateAll()).length > 0) {
      await save("publish"); // shows the errors without a request
      return;
    }
    const { stored } = store.getState();
    const isPublished = stored.isMakeHomepage === "Y";
    // Required only for the first publication. Staff cannot read the owner's acceptance, which the
    // service checks. See docs/spec/routes.md#agreement.
    const agreed = isPublished || isStaff || (await hasAgreed(http));
    const checklist = createChecklist({ stored, draft: store.getDraft(), agreed });
    const isReady =
      checklist.blockers.length === 0 &&
      checklist.wordingIssues.length === 0 &&
      uploads.getState().every(({ state }) => state.kind === "stored");
    if (isPublished && isReady) await save("publish");
    else onOpen({ kind: "checklist", agreed });
  };
}
