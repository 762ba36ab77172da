import { IconButton } from "@realtor/ui/icon-button";
import {
  DownloadIcon,
  EditIcon,
  ExternalIcon,
  LinkIcon,
  MailIcon,
  MoreIcon,
  TrashIcon,
  UploadIcon,
} from "@realtor/ui/icons";
import { Menu, type MenuItem } from "@realtor/ui/menu";
import { useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import type { WebsiteRow } from "./use-realtor-list.ts";

export interface RowActions {
  onCopy: (row: WebsiteRow) => void;
  onExport: (row: WebsiteRow) => void;
  onInvite: (row: WebsiteRow) => void;
  onDelete: (row: WebsiteRow) => void;
}

/** Actions menu of a homepage, the most used first. */
export function RowMenu({ row, ...on }: RowActions & { row: WebsiteRow }) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const home = localePath(`/${row.desiredUrl}`, locale);
  const items: MenuItem[] = [
    {
      label: formatMessage({
        id: "realtors.edit",
        defaultMessage: "Edit",
        description: "Link to the editor of a website.",
      }),
      icon: <EditIcon />,
      href: `${home}/admin`,
    },
    ...(row.live
      ? [
          {
            label: formatMessage({
              id: "realtors.open",
              defaultMessage: "Open website",
              description: "Menu item that opens a website.",
            }),
            icon: <ExternalIcon />,
            href: home,
          },
        ]
      : []),
    {
      label: formatMessage({
        id: "realtors.copyAddress",
        defaultMessage: "Copy address",
        description: "Menu item that copies the address of a website.",
      }),
      icon: <LinkIcon />,
      onSelect: () => on.onCopy(row),
    },
    {
      label: formatMessage({
        id: "realtors.invite",
        defaultMessage: "Send invitation…",
        description: "Menu item that opens the dialog of an invitation.",
      }),
      icon: <MailIcon />,
      onSelect: () => on.onInvite(row),
    },
    {
      label: formatMessage({
        id: "realtors.export",
        defaultMessage: "Export settings",
        description: "Menu item that downloads a website as a file.",
      }),
      icon: <DownloadIcon />,
      onSelect: () => on.onExport(row),
    },
    {
      label: formatMessage({
        id: "realtors.import",
        defaultMessage: "Import settings…",
        description: "Menu item that replaces a website with a file.",
      }),
      icon: <UploadIcon />,
      href: `${home}/admin?import`,
    },
    {
      label: formatMessage({
        id: "realtors.delete",
        defaultMessage: "Delete website…",
        description: "Menu item that deletes a website.",
      }),
      icon: <TrashIcon />,
      danger: true,
      onSelect: () => on.onDelete(row),
    },
  ];
  const label = formatMessage(
    {
      id: "realtors.more",
      defaultMessage: "Menu for {name}",
      description: "Accessible name of a row’s menu button; {name} is the realtor’s name.",
    },
    { name: row.name.displayName.text },
  );
  return (
    <Menu
      trigger={
        <IconButton label={label}>
          <MoreIcon />
        </IconButton>
      }
      items={items}
    />
  );
}
