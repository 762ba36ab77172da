import { useEffect, useState } from "react";
import type { OpenDialog } from "./editor-dialogs.tsx";

/** The open dialog. The homepage list links to the import dialog with `?import`. */
export function useDialog() {
  const state = useState<OpenDialog | null>(() => (hasImportParam() ? { kind: "import" } : null));
  useEffect(() => {
    // Removes the parameter, so that a reload does not open the dialog again.
    if (hasImportParam())
      history.replaceState(history.state, "", location.pathname + location.hash);
  }, []);
  return state;
}

function hasImportParam(): boolean {
  return new URLSearchParams(location.search).has("import");
}
