import type { SectionId } from "@realtor/profile/sections";
import { useEffect, useState } from "react";

/** The open dialog and its data. */
export type OpenDialog =
  | { kind: "conflict" }
  | { kind: "sendPreview" }
  | { kind: "import" }
  | { kind: "delete" }
  /** By staff. */
  | { kind: "unpublish" }
  | { kind: "shortcuts" }
  | { kind: "help"; section: SectionId }
  /** `agreed`: see PublishCheck. */
  | { kind: "checklist"; agreed: boolean }
  | { kind: "failed"; message: string };

/** The open dialog. The list of websites links to the import dialog with `?import`. */
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
