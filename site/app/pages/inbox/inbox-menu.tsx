import { IconButton } from "@realtor/ui/icon-button";
import { MoreIcon } from "@realtor/ui/icons";
import { Menu } from "@realtor/ui/menu";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { updateSearchParams } from "#app/admin/search-params.ts";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { notificationMessages } from "./notification-messages.ts";

const messages = defineMessages({
  label: {
    id: "inbox.menu",
    defaultMessage: "Settings and download",
    description: "Accessible name of the menu of the inbox.",
  },
  csv: {
    id: "inbox.csv",
    defaultMessage: "Download as CSV",
    description: "Button that downloads the inquiries as a CSV file.",
  },
  keys: {
    id: "inbox.keys",
    defaultMessage: "Keyboard shortcuts",
    description: "Menu item that opens the list of keys, and the title of that list.",
  },
});

interface InboxMenuProps {
  /** Undefined while there is nothing to download. */
  download?: { busy: boolean; start: () => void } | undefined;
  onShowKeys: () => void;
}

/** What is done with the whole inbox: CSV file, notifications (agents), keys. */
export function InboxMenu({ download, onShowKeys }: InboxMenuProps) {
  const { formatMessage } = useIntl();
  const { isStaff } = useAdmin();
  return (
    <Menu
      trigger={
        <IconButton label={formatMessage(messages.label)}>
          <MoreIcon />
        </IconButton>
      }
      items={[
        ...(download
          ? [
              {
                label: formatMessage(messages.csv),
                disabled: download.busy,
                onSelect: download.start,
              },
            ]
          : []),
        ...(isStaff
          ? []
          : [
              {
                label: formatMessage(notificationMessages.title),
                onSelect: () => updateSearchParams({ settings: "open" }),
              },
            ]),
        { label: formatMessage(messages.keys), onSelect: onShowKeys },
      ]}
    />
  );
}
