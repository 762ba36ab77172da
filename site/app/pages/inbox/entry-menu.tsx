import { IconButton } from "@realtor/ui/icon-button";
import { MoreIcon } from "@realtor/ui/icons";
import { Menu } from "@realtor/ui/menu";
import { useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import type { Entry } from "./entry.ts";
import { spamMessages } from "./inbox-messages.ts";
import type { EntryActions } from "./use-entry-actions.ts";

const messages = defineMessages({
  more: {
    id: "inbox.entry.more",
    defaultMessage: "More",
    description: "Accessible name of the menu of a request.",
  },
  done: {
    id: "inbox.entry.done",
    defaultMessage: "Mark as done",
    description: "Menu item that sets the status of a request to done.",
  },
  reopen: {
    id: "inbox.entry.reopen",
    defaultMessage: "Open again",
    description: "Menu item that sets the status of a finished request to open.",
  },
  delete: {
    id: "inbox.delete",
    defaultMessage: "Delete personal data…",
    description: "Menu item that opens the dialog which deletes an inquiry with its personal data.",
  },
});

interface EntryMenuProps {
  entry: Entry;
  actions: EntryActions;
  onDelete: () => void;
}

/** What is rarely done with a request, and what a swipe does. */
export function EntryMenu({ entry, actions, onDelete }: EntryMenuProps) {
  const { formatMessage } = useIntl();
  const isDone = entry.state === "done";
  return (
    <Menu
      trigger={
        <IconButton label={formatMessage(messages.more)}>
          <MoreIcon />
        </IconButton>
      }
      items={[
        {
          label: formatMessage(isDone ? messages.reopen : messages.done),
          onSelect: () => actions.report(actions.setState(entry, isDone ? "called" : "done")),
        },
        {
          label: formatMessage(entry.spam ? spamMessages.notSpam : spamMessages.spam),
          onSelect: () => actions.report(actions.setSpam(entry, !entry.spam)),
        },
        { label: formatMessage(messages.delete), danger: true, onSelect: onDelete },
      ]}
    />
  );
}
