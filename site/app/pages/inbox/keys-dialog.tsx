import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { Switch } from "@realtor/ui/switch";
import { FormattedMessage, useIntl } from "react-intl";
import { adminMessages } from "#app/admin/admin-messages.ts";
import { defineMessages, type Message } from "#app/i18n/define-messages.ts";
import * as css from "./keys-dialog.css.ts";
import { type InboxCommand, inboxKeys } from "./use-inbox-keys.ts";

const messages = defineMessages({
  title: {
    id: "inbox.keys",
    defaultMessage: "Keyboard shortcuts",
    description: "Menu item that opens the list of keys, and the title of that list.",
  },
  enabled: {
    id: "inbox.keys.enabled",
    defaultMessage: "Use these keys",
    description: "Switch that turns the keys of the inbox on or off.",
  },
});

const commandMessages: Readonly<Record<InboxCommand, Message>> = defineMessages({
  next: {
    id: "inbox.keys.next",
    defaultMessage: "Next request",
    description: "What a key does.",
  },
  previous: {
    id: "inbox.keys.previous",
    defaultMessage: "Previous request",
    description: "What a key does.",
  },
  reply: { id: "inbox.keys.reply", defaultMessage: "Reply", description: "What a key does." },
  call: { id: "inbox.keys.call", defaultMessage: "Call", description: "What a key does." },
  done: { id: "inbox.keys.done", defaultMessage: "Mark as done", description: "What a key does." },
  search: { id: "inbox.keys.search", defaultMessage: "Search", description: "What a key does." },
  back: {
    id: "inbox.keys.back",
    defaultMessage: "Back to the list",
    description: "What a key does.",
  },
  help: { id: "inbox.keys.help", defaultMessage: "This list", description: "What a key does." },
});

interface KeysDialogProps {
  enabled: boolean;
  onEnabledChange: (enabled: boolean) => void;
  onClose: () => void;
}

/** The keys of the inbox, and a switch that turns them off. */
export function KeysDialog({ enabled, onEnabledChange, onClose }: KeysDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog open onOpenChange={onClose} title={formatMessage(messages.title)}>
      <DialogBody>
        <dl className={css.keys}>
          {Object.entries(inboxKeys).map(([key, command]) => (
            <div key={key}>
              <dt>
                <kbd className={css.key}>{key}</kbd>
              </dt>
              <dd>
                <FormattedMessage {...commandMessages[command]} />
              </dd>
            </div>
          ))}
          <div>
            <dt>
              <kbd className={css.key}>Enter</kbd>
            </dt>
            <dd>
              <FormattedMessage
                id="inbox.keys.open"
                defaultMessage="Open the request of the row"
                description="What the Enter key does in the list."
              />
            </dd>
          </div>
        </dl>
        <Switch
          label={formatMessage(messages.enabled)}
          checked={enabled}
          onChange={(event) => onEnabledChange(event.target.checked)}
        />
      </DialogBody>
      <DialogActions>
        <Button variant="outline" size="medium" onClick={onClose}>
          <FormattedMessage {...adminMessages.close} />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
