import { useEffect, useRef } from "react";
import { useDraftStore } from "../draft/use-draft.ts";
import type { OpenDialog } from "../editor-dialogs.tsx";
import { changedFields } from "../fields/compare-drafts.ts";

/**
 * Leaving with unsaved changes asks: in our own words on the page's own links, in the browser's where
 * the tab is closed or reloaded. `leave` goes without asking again.
 */
export function useLeaving(ask: (dialog: OpenDialog) => void) {
  const store = useDraftStore();
  const free = useRef(false);
  useEffect(() => {
    const unsaved = () => {
      const { saved, history } = store.getState();
      return changedFields(saved, history.present).length;
    };
    const stay = (event: BeforeUnloadEvent) => {
      if (!free.current && unsaved() > 0) event.preventDefault();
    };
    const press = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || link.target === "_blank" || link.hasAttribute("download")) return;
      // A fragment only moves inside the editor.
      const here = link.pathname === location.pathname && link.search === location.search;
      const count = unsaved();
      if (here || free.current || count === 0) return;
      event.preventDefault();
      event.stopPropagation();
      ask({ kind: "leave", href: link.href, count });
    };
    addEventListener("beforeunload", stay);
    document.addEventListener("click", press, { capture: true });
    return () => {
      removeEventListener("beforeunload", stay);
      document.removeEventListener("click", press, { capture: true });
    };
  }, [store, ask]);

  return {
    leave: (href: string) => {
      free.current = true;
      // What is given up here is not brought back at the next visit.
      store.change(() => store.getState().saved);
      location.assign(href);
    },
  };
}
