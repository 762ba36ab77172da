import { useEffect, useRef } from "react";
import { useDraftStore } from "../draft/use-draft.ts";
import type { OpenDialog } from "../editor-dialogs.tsx";
import { changedFields } from "../fields/compare-drafts.ts";
import { useSharedUploads } from "../photos/photo-uploads.tsx";
import { isUnderWay } from "../photos/upload-queue.ts";

/**
 * Leaving with unsaved changes, or with photos on their way, asks: in our own words on the page's own
 * links, in the browser's where the tab is closed or reloaded. `leave` goes without asking again.
 */
export function useLeaving(ask: (dialog: OpenDialog) => void) {
  const store = useDraftStore();
  const uploads = useSharedUploads();
  const free = useRef(false);
  useEffect(() => {
    const left = () => {
      const { saved, history } = store.getState();
      const count = changedFields(saved, history.present).length;
      const photos = uploads.read().filter(isUnderWay).length;
      return free.current || (count === 0 && photos === 0) ? null : { count, photos };
    };
    const stay = (event: BeforeUnloadEvent) => {
      if (left()) event.preventDefault();
    };
    const press = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || link.target === "_blank" || link.hasAttribute("download")) return;
      // A fragment only moves inside the editor.
      const here = link.pathname === location.pathname && link.search === location.search;
      const lost = left();
      if (here || !lost) return;
      event.preventDefault();
      event.stopPropagation();
      ask({ kind: "leave", href: link.href, ...lost });
    };
    addEventListener("beforeunload", stay);
    document.addEventListener("click", press, { capture: true });
    return () => {
      removeEventListener("beforeunload", stay);
      document.removeEventListener("click", press, { capture: true });
    };
  }, [store, uploads, ask]);

  return {
    leave: (href: string) => {
      free.current = true;
      for (const { id } of uploads.read()) uploads.cancel(id);
      // What is given up here is not brought back at the next visit.
      store.change(() => store.getState().saved);
      location.assign(href);
    },
  };
}
