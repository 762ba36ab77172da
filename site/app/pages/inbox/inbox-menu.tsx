import { IconButton } from "@realtor/ui/icon-button";
import { MoreIcon } from "@realtor/ui/icons";
import { Menu } from "@realtor/ui/menu";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { updateSearchParams } from "#app/admin/search-params.ts";

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
        <IconButton label={formatMessage({ id: "inbox.menu" })}>
          <MoreIcon />
        </IconButton>
      }
      items={[
        ...(download
          ? [
              {
                label: formatMessage({ id: "inbox.csv" }),
                disabled: download.busy,
                onSelect: download.start,
              },
            ]
          : []),
        ...(isStaff
          ? []
          : [
              {
                label: formatMessage({ id: "inbox.notify.title" }),
                onSelect: () => updateSearchParams({ settings: "open" }),
              },
            ]),
        { label: formatMessage({ id: "inbox.keys" }), onSelect: onShowKeys },
      ]}
    />
  );
}
