import type { RealtorProfile } from "@realtor/api/loaning";
import { ConflictDialog } from "./dialogs/conflict-dialog.tsx";
import { DeletePageDialog } from "./dialogs/delete-page-dialog.tsx";
import { FailedDialog } from "./dialogs/failed-dialog.tsx";
import { ImportDialog } from "./dialogs/import-dialog.tsx";
import { LeaveDialog } from "./dialogs/leave-dialog.tsx";
import { VersionsDialog } from "./dialogs/versions-dialog.tsx";
import type { Merge } from "./fields/compare-drafts.ts";
import { ChecklistDialog } from "./publish/checklist-dialog.tsx";
import type { SavingKind } from "./saving/use-saving.ts";

/** The dialog over the editor, and what it speaks of. */
export type OpenDialog =
  /** Unsaved fields, and photos on their way. */
  | { kind: "leave"; href: string; count: number; photos: number }
  /** `stored` is what the service has now; null where only this device's draft is older. */
  | { kind: "conflict"; merge: Merge; stored: RealtorProfile | null }
  | { kind: "versions" }
  | { kind: "import" }
  | { kind: "delete" }
  /** `agreed` as the list before publishing needs it. */
  | { kind: "checklist"; agreed: boolean }
  | { kind: "failed"; message: string };

interface EditorDialogsProps {
  open: OpenDialog | null;
  onClose: () => void;
  save: (what: SavingKind) => Promise<boolean>;
  leave: (href: string) => void;
}

/** Whichever dialog is open. */
export function EditorDialogs({ open, onClose, save, leave }: EditorDialogsProps) {
  switch (open?.kind) {
    case "leave":
      return (
        <LeaveDialog
          count={open.count}
          photos={open.photos}
          onClose={onClose}
          onLeave={() => leave(open.href)}
        />
      );
    case "conflict":
      return <ConflictDialog merge={open.merge} stored={open.stored} onClose={onClose} />;
    case "versions":
      return <VersionsDialog onClose={onClose} />;
    case "import":
      return <ImportDialog onClose={onClose} />;
    case "delete":
      return <DeletePageDialog onClose={onClose} onDeleted={leave} />;
    case "checklist":
      return <ChecklistDialog agreed={open.agreed} onClose={onClose} save={save} />;
    case "failed":
      return <FailedDialog message={open.message} onClose={onClose} />;
    default:
      return open satisfies null;
  }
}
