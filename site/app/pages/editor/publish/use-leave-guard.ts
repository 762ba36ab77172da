import { useEffect, useRef } from "react";
import { useDraftStore } from "../draft/use-draft.ts";
import type { OpenDialog } from "./editor-dialogs.tsx";
import { getChangedFields } from "../draft/compare-drafts.ts";
import { useSharedUploads } from "../photos/photo-uploads.tsx";
import { isPending } from "../photos/upload-queue.ts";

/**
 * Asks before leaving with unsaved changes or pending uploads: with a dialog on links of the page,
 * with the native prompt when the tab is closed or reloaded. `leave` navigates without asking.
 */
export function useLeaveGuard(openDialog: (dialog: OpenDialog) => void) {
  const store = useDraftStore();
  const uploads = useSharedUploads();
  const isAllowed = useRef(false);
  useEffect(() => {
    const getUnsaved = () => {
      const { saved, history } = store.getState();
      const count = getChangedFields(saved, history.present).length;
      const photos = uploads.getState().filter(isPending).length;
      return isAllowed.current || (count === 0 && photos === 0) ? null : { count, photos };
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      // A number field passes on its number when it loses the focus.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      if (getUnsaved()) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || link.target === "_blank" || link.hasAttribute("download")) return;
      // A fragment link stays in the editor.
      const isSamePage = link.pathname === location.pathname && link.search === location.search;
      const unsaved = getUnsaved();
      if (isSamePage || !unsaved) return;
      event.preventDefault();
      event.stopPropagation();
      openDialog({ kind: "leave", href: link.href, ...unsaved });
    };
    addEventListener("beforeunload", onBeforeUnload);
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      removeEventListener("beforeunload", onBeforeUnload);
      document.removeEventListener("click", onClick, { capture: true });
    };
  }, [store, uploads, openDialog]);

  return {
    leave: (href: string) => {
      isAllowed.current = true;
      for (const { id } of uploads.getState()) uploads.cancel(id);
      // Discarded changes must not be restored on the next visit.
      store.change(() => store.getState().saved);
      location.assign(href);
    },
  };
}
