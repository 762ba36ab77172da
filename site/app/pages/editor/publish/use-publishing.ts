import { getCurrentAgreement } from "@realtor/api/loaning";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useAddress } from "#app/page-root.tsx";
import { useDraftStore } from "../draft/use-draft.ts";
import type { OpenDialog } from "../editor-dialogs.tsx";
import { useMistakes } from "../fields/use-mistakes.ts";
import { useSharedUploads } from "../photos/photo-uploads.tsx";
import type { SavingKind } from "../saving/use-saving.ts";
import { makeChecklist } from "./make-checklist.ts";

interface PublishingOptions {
  save: (what: SavingKind) => Promise<boolean>;
  onOpen: (dialog: OpenDialog) => void;
}

/**
 * Publishing: straight away where nothing speaks against it, else the checklist first, as where photos
 * have not arrived. What is wrong in a field comes before both, and a page's first time always shows
 * the list.
 */
export function usePublishing({ save, onOpen }: PublishingOptions): () => Promise<void> {
  const store = useDraftStore();
  const mistakes = useMistakes();
  const uploads = useSharedUploads();
  const { http, isStaff } = useAdmin();
  const { locale } = useAddress();
  return async () => {
    if ((await mistakes.checkAll()).length > 0) {
      await save("publish"); // shows them, sends nothing
      return;
    }
    const { stored } = store.getState();
    const live = stored.isMakeHomepage === "Y";
    // Only the first time asks for it, and never the staff (DECISIONS section 4).
    const agreed = live || isStaff || (await hasAgreed());
    const checklist = makeChecklist({ stored, draft: store.getDraft(), locale, agreed });
    const clean =
      checklist.blockers.length === 0 &&
      checklist.remarks.length === 0 &&
      uploads.read().every(({ state }) => state.kind === "stored");
    if (live && clean) await save("publish");
    else onOpen({ kind: "checklist", agreed });
  };

  /** Where that cannot be known the service decides, and says so. */
  async function hasAgreed(): Promise<boolean> {
    const current = await getCurrentAgreement(http).catch(() => null);
    return current === null || current.acceptance !== null;
  }
}
