import { Box } from "@realtor/ui/box";
import { Dialog, DialogBody } from "@realtor/ui/dialog";
import { IconButton } from "@realtor/ui/icon-button";
import { CloseIcon } from "@realtor/ui/icons";
import { FormattedMessage, useIntl } from "react-intl";
import { adminMessages } from "#app/admin/admin-messages.ts";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { editorMessages, menuMessages } from "#app/profile-editor/editor-messages.ts";
import * as css from "./dialogs.css.ts";

const messages = defineMessages({
  body: {
    id: "editor.shortcuts.body",
    defaultMessage: "Saving is automatic. {keys} simply says so.",
    description: "Explanation above the list of shortcuts; {keys} is the shortcut for saving.",
  },
  area: {
    id: "editor.shortcuts.area",
    defaultMessage: "Next area: sections, form, page",
    description: "Shortcut that moves the focus between the parts of the editor.",
  },
  next: {
    id: "editor.shortcuts.next",
    defaultMessage: "Next section",
    description: "Shortcut that opens the next section of the form.",
  },
  previous: {
    id: "editor.shortcuts.previous",
    defaultMessage: "Previous section",
    description: "Shortcut that opens the previous section of the form.",
  },
  language: {
    id: "editor.shortcuts.language",
    defaultMessage: "Next language",
    description: "Shortcut that shows the texts of the next language.",
  },
  list: {
    id: "editor.shortcuts.list",
    defaultMessage: "This list",
    description: "Shortcut that opens the list of shortcuts.",
  },
});

/** The keyboard shortcuts of the editor, with the names of the keys on this device. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
  const command = isApple ? "⌘" : "Ctrl";
  const rows = [
    [editorMessages.publish, `${command} Enter`],
    [editorMessages.undo, `${command} Z`],
    [editorMessages.redo, isApple ? "⇧ ⌘ Z" : "Ctrl Shift Z"],
    [messages.area, "F6"],
    [messages.next, "Alt ↓"],
    [messages.previous, "Alt ↑"],
    [messages.language, "Alt L"],
    [messages.list, "?"],
  ] as const;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={formatMessage(menuMessages.shortcuts)}
      description={formatMessage(messages.body, { keys: `${command} S` })}
    >
      <div className={css.close}>
        <IconButton label={formatMessage(adminMessages.close)} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <DialogBody>
        <dl className={css.keys}>
          {rows.map(([message, keys]) => (
            <Box
              key={message.id}
              display="flex"
              alignItems="center"
              justifyContent="between"
              gap={16}
              className={css.keyRow}
            >
              <dt>
                <FormattedMessage {...message} />
              </dt>
              <dd>
                <kbd className={css.key}>{keys}</kbd>
              </dd>
            </Box>
          ))}
        </dl>
      </DialogBody>
    </Dialog>
  );
}
