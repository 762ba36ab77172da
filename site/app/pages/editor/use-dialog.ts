import { useEffect, useState } from "react";
import type { OpenDialog } from "./editor-dialogs.tsx";

/** The dialog over the editor. The list of homepages links to the import of one with `?import`. */
export function useDialog() {
  const state = useState<OpenDialog | null>(() => (asksForImport() ? { kind: "import" } : null));
  useEffect(() => {
    // Asked once: a reload opens the editor alone.
    if (asksForImport()) history.replaceState(history.state, "", location.pathname + location.hash);
  }, []);
  return state;
}

function asksForImport(): boolean {
  return new URLSearchParams(location.search).has("import");
}
