import { IconButton } from "@realtor/ui/icon-button";
import { MoreIcon } from "@realtor/ui/icons";
import { Menu } from "@realtor/ui/menu";
import { useIntl } from "react-intl";
import type { Entry } from "./entry.ts";
import type { EntryActions } from "./use-entry-actions.ts";

interface EntryMenuProps {
  entry: Entry;
  actions: EntryActions;
  onDelete: () => void;
}

/** What is rarely done with a request, and what a swipe does. */
export function EntryMenu({ entry, actions, onDelete }: EntryMenuProps) {
  const { formatMessage } = useIntl();
  const isDone = entry.state === "done";
  // Another loaning service does not store it.
  const hasMark = entry.doNotContact !== undefined;
  return (
    <Menu
      trigger={
        <IconButton label={formatMessage({ id: "inbox.entry.more" })}>
          <MoreIcon />
        </IconButton>
      }
      items={[
        {
          label: formatMessage({ id: isDone ? "inbox.entry.reopen" : "inbox.entry.done" }),
          onSelect: () => actions.report(actions.setState(entry, isDone ? "called" : "done")),
        },
        ...(hasMark
          ? [
              {
                label: formatMessage({
                  id: entry.doNotContact ? "inbox.entry.contact" : "inbox.entry.doNotContact",
                }),
                onSelect: () => actions.report(actions.setDoNotContact(entry, !entry.doNotContact)),
              },
            ]
          : []),
        {
          label: formatMessage({ id: entry.spam ? "inbox.notSpam" : "inbox.spam" }),
          onSelect: () => actions.report(actions.setSpam(entry, !entry.spam)),
        },
        { label: formatMessage({ id: "inbox.delete" }), danger: true, onSelect: onDelete },
      ]}
    />
  );
}
