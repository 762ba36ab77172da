import { Dialog, DialogBody } from "@realtor/ui/dialog";
import { IconButton } from "@realtor/ui/icon-button";
import { CloseIcon } from "@realtor/ui/icons";
import { useIntl } from "react-intl";
import { KeyList } from "#app/admin/key-list.tsx";
import { shortcutKeys } from "../shortcut-keys.ts";
import * as css from "./dialogs.css.ts";

/** The keyboard shortcuts of the editor, with the names of the keys on this device. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const keys = shortcutKeys();
  const rows = [
    ["editor.publish", keys.publish],
    ["editor.undo", keys.undo],
    ["editor.redo", keys.redo],
    ["editor.shortcuts.area", "F6"],
    ["editor.shortcuts.next", "Alt ↓"],
    ["editor.shortcuts.previous", "Alt ↑"],
    ["editor.shortcuts.language", "Alt L"],
    ["editor.shortcuts.addHome", "N"],
    ["editor.shortcuts.homeMenu", "M"],
    ["editor.shortcuts.list", "?"],
  ] as const;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={formatMessage({ id: "editor.shortcuts" })}
      description={formatMessage({ id: "editor.shortcuts.body" }, { keys: keys.save })}
    >
      <div className={css.close}>
        <IconButton label={formatMessage({ id: "admin.close" })} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <DialogBody>
        <KeyList rows={rows} />
      </DialogBody>
    </Dialog>
  );
}
