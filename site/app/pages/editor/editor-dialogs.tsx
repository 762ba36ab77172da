import type { RealtorProfile } from "@realtor/api/loaning";
import { ConflictDialog } from "./dialogs/conflict-dialog.tsx";
import { DeletePageDialog } from "./dialogs/delete-page-dialog.tsx";
import { FailedDialog } from "./dialogs/failed-dialog.tsx";
import { ImportDialog } from "./dialogs/import-dialog.tsx";
import { LeaveDialog } from "./dialogs/leave-dialog.tsx";
import { VersionsDialog } from "./dialogs/versions-dialog.tsx";
import type { Merge } from "./fields/compare-drafts.ts";
import { ChecklistDialog } from "./publish/checklist-dialog.tsx";
import type { SaveAction } from "./saving/use-saving.ts";

/** The open dialog and its data. */
export type OpenDialog =
  /** `count` unsaved fields and `photos` pending uploads. */
  | { kind: "leave"; href: string; count: number; photos: number }
  /** `stored` is the current state of the service; null if only the local draft is outdated. */
  | { kind: "conflict"; merge: Merge; stored: RealtorProfile | null }
  | { kind: "versions" }
  | { kind: "import" }
  | { kind: "delete" }
  /** `agreed`: see ChecklistDialog. */
  | { kind: "checklist"; agreed: boolean }
  | { kind: "failed"; message: string };

interface EditorDialogsProps {
  open: OpenDialog | null;
  onClose: () => void;
  save: (action: SaveAction) => Promise<boolean>;
  leave: (href: string) => void;
}

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
